// Does to its process what the name of a document says.
const faults = {
  loop: () => {
    for (;;);
  },
  memory: () => {
    const all = [];
    for (;;) all.push(Array.from({ length: 1000 }, () => ({})));
  },
  exit: () => process.exit(1),
};
process.on('message', name => {
  faults[name]?.();
  process.send({ name, rendered: {}, seconds: 0 }, () => process.send('ready'));
});
process.send('ready');
