import { parseArgs } from 'node:util';
import { assumptions, measured, printGrowth } from './src/growth.ts';

/** Prints the table of the README, or another: `--views 5000000 --pagesPerVisit 2 --cdnPerGb 0.08`. */
const { values } = parseArgs({
  options: {
    views: { type: 'string', multiple: true, default: ['1000000', '100000000'] },
    ...Object.fromEntries(
      Object.keys(assumptions).map(name => [name, { type: 'string' as const }]),
    ),
  },
});
const { views, ...changed } = values as { views: string[] } & Record<string, string>;
const numbers = Object.entries(changed).map(([name, text]) => [name, Number(text)]);
console.log(
  printGrowth(views.map(Number), measured, { ...assumptions, ...Object.fromEntries(numbers) }),
);
