import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readDelivery } from './src/delivery.ts';
import { packFiles } from './src/pack.ts';
import { writeConfigurations } from './src/write-configurations.ts';

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
writeConfigurations(delivery, root, output);
console.log(`Packed ${build}, and wrote the configurations of its servers to ${output}.`);
