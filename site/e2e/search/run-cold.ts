import { coldBytes } from './cold-bytes.ts';

/** Prints what the indexes cost for a first query; without the code, which only a browser loads. */
console.log(JSON.stringify({ en: await coldBytes('en'), zh: await coldBytes('zh') }));
