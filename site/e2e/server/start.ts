import { serveBuild } from './serve-build.ts';

const [root = 'build', port = '4173'] = process.argv.slice(2);
await serveBuild(root, Number(port));
console.log(`Serving ${root} on http://127.0.0.1:${port}`);
