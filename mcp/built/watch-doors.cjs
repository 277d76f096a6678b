/**
 * Required before the server: whatever leads out of the process is noted on standard error, one line of JSON each, and
 * refused. Node's permission model refuses files and programs by itself; it has none for the network.
 */
const { syncBuiltinESMExports } = require('node:module');
const { writeSync } = require('node:fs');

const note = (door, where) => writeSync(2, `DOOR ${JSON.stringify({ door, where })}\n`);

function watch(name, part, functions, refuse) {
  for (const method of functions) {
    const original = part[method];
    if (typeof original !== 'function') continue;
    part[method] = function watched(...given) {
      const [first] = given;
      const isPlace = typeof first === 'string' || first instanceof URL || Buffer.isBuffer(first);
      note(`${name}.${method}`, isPlace ? String(first) : typeof first);
      if (refuse) throw new Error(`${name}.${method} is closed.`);
      return Reflect.apply(original, this, given);
    };
  }
}

const fs = require('node:fs');
const callable = part => Object.keys(part).filter(key => typeof part[key] === 'function');
/** What works on what is open already, as standard output is; classes; and what the loader of modules asks. */
const harmless = /^(write|writev|read|readv|close|fstat|fsync|fdatasync)(Sync)?$|^[A-Z_]/;
const doors = part => callable(part).filter(name => !harmless.test(name));

watch('fs', fs, doors(fs), false);
watch('fs.promises', fs.promises, callable(fs.promises), false);
watch('net.Socket', require('node:net').Socket.prototype, ['connect'], true);
watch('net.Server', require('node:net').Server.prototype, ['listen'], true);
watch('dgram', require('node:dgram'), ['createSocket'], true);
watch('dns', require('node:dns'), callable(require('node:dns')), true);
watch('dns.promises', require('node:dns').promises, ['lookup', 'resolve'], true);
watch('tls', require('node:tls'), ['connect'], true);
watch(
  'child_process',
  require('node:child_process'),
  callable(require('node:child_process')),
  true,
);
watch('worker_threads', require('node:worker_threads'), ['Worker'], true);
watch('globalThis', globalThis, ['fetch', 'WebSocket', 'EventSource'], true);
syncBuiltinESMExports();
