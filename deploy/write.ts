import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readDelivery } from './src/delivery.ts';
import { listConfigurations } from './src/list-configurations.ts';
import { packFiles } from './src/pack.ts';

/** Packs the files of a build, and writes the configuration of every server that it can be put on. */
const { values } = parseArgs({
  options: {
    build: { type: 'string', default: fileURLToPath(new URL('../site/build', import.meta.url)) },
    /** Where the build will lie on the server. */
    root: { type: 'string', default: '/var/www/easel/current' },
    output: { type: 'string', default: fileURLToPath(new URL('generated', import.meta.url)) },
  },
});
const { build, root, output } = values;
const delivery = readDelivery(build);
packFiles(build, delivery);
rmSync(output, { recursive: true, force: true });
for (const [file, text] of listConfigurations(delivery, root)) {
  mkdirSync(path.dirname(path.join(output, file)), { recursive: true });
  writeFileSync(path.join(output, file), text);
}
console.log(`Packed ${build}, and wrote the configurations of its servers to ${output}.`);
