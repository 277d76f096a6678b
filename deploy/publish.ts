import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { publish, publishPrevious } from './src/publish.ts';

/** `npm run publish-build -- /srv/easel`: makes the build what the server sends. With `--back`, the one before it. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    build: { type: 'string', default: fileURLToPath(new URL('../site/build', import.meta.url)) },
    'keep-days': { type: 'string', default: '30' },
    back: { type: 'boolean', default: false },
  },
});
const [site] = positionals;
if (!site) throw new Error('Name the folder to publish to: npm run publish-build -- /srv/easel');
const options = { site, keepDays: Number(values['keep-days']) };
const name = values.back ? await publishPrevious(options) : await publish(values.build, options);
console.log(`${site}/current is now ${name}.`);
