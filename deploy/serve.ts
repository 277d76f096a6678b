import { serveBuild } from './src/server.ts';

/** `npm run serve`: the build under the headers that readers get. */
const [folder = 'site/build', port = '3000'] = process.argv.slice(2);
await serveBuild(folder, Number(port));
console.log(`Serving ${folder} on http://127.0.0.1:${port}`);
