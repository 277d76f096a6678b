import key from './generated/private-key.json' with { type: 'json' };
import { runCommand } from './src/command/run.ts';

process.exitCode = await runCommand({
  args: process.argv.slice(2),
  environment: process.env,
  privateKey: key.privateKey,
  say: text => console.log(text),
  report: text => console.error(text),
  onStart: server => {
    // Once: whoever asks twice wants it to end at once.
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void server.end());
  },
});
