import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readDelivery } from '../src/delivery.ts';
import { packFiles } from '../src/pack.ts';
import { writeConfigurations } from '../src/write-configurations.ts';

const built = fileURLToPath(new URL('../../site/build', import.meta.url));

/** What `npm run build` leaves, for a server that has it at the usual place: the site, packed quickly, and its rules. */
export function copyFinishedBuild({ build, generated }: Record<'build' | 'generated', string>) {
  cpSync(built, build, { recursive: true });
  const delivery = readDelivery(build);
  packFiles(build, delivery, 1);
  writeConfigurations(delivery, '/var/www/easel/current', generated);
}
