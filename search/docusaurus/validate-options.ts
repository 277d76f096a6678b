import { inspect } from 'node:util';
import type { SearchPluginOptions } from './options.ts';

const functions = [
  'definesTokens',
  'errorCodes',
  'headingOnly',
  'readerNames',
  'sectionsOf',
  'worthOf',
] satisfies (keyof SearchPluginOptions)[];

/** Stops the build at the first thing that cannot be meant, with one sentence that says where to look. */
export function checkOptions(options: unknown): asserts options is SearchPluginOptions {
  const refuse = (option: string, found: unknown, expected: string): never => {
    throw new Error(`The option ${option} of search is ${inspect(found)}; expected ${expected}.`);
  };
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    return refuse('list', options, 'an object');
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue;
    if (name === 'id') {
      if (typeof value !== 'string') refuse(name, value, 'a text');
    } else if (!functions.includes(name as (typeof functions)[number])) {
      const known = functions.join(', ');
      throw new Error(`The option ${name} of search is unknown; expected one of ${known}.`);
    } else if (typeof value !== 'function') {
      refuse(name, value, 'a function, since anything else would be sent to every reader');
    }
  }
}
