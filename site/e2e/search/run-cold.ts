import type { Locale } from '../site-test.ts';
import { coldBytes } from './cold-bytes.ts';

/** Prints what the indexes of a language cost for a first query; without the code, which only a browser loads. */
console.log(JSON.stringify(await coldBytes(process.argv[2] as Locale)));
