import { parseArgs } from 'node:util';
import { type Completeness, measureCompleteness } from './completeness.ts';

/** Documents that are compared name by name with their pages: nothing in them may be missing. */
const named = [
  'adyen.com/ManagementService-v3.json',
  'asana.com.json',
  'box.com.json',
  'digitalocean.com.json',
  'github.com/api.github.com.json',
  'notion.com.json',
  'openai.com.json',
  'slack.com.json',
  'spotify.com.json',
  'stripe.com.json',
  'twilio.com/api.json',
  'zoom.us.json',
];

/** A million names, which take a minute. */
const large = 'stripe.com.json';

const { values } = parseArgs({
  options: { quick: { type: 'boolean' }, only: { type: 'string' }, tell: { type: 'boolean' } },
});

console.log('| document | operations | promised | missing | contradicted |');
console.log('|---|---:|---:|---:|---:|');
for (const file of named) {
  if ((values.quick && file === large) || !file.includes(values.only ?? '')) continue;
  const found = measureCompleteness(file);
  console.log(`| ${[file, ...row(found)].join(' | ')} |`);
  if (values.tell) for (const line of [...found.missing, ...found.contradicting]) console.log(line);
  if (found.missing.length + found.contradicting.length > 0) process.exitCode = 1;
}

function row({ operations, promised, missing, contradicting }: Completeness): number[] {
  const all = [...promised.values()].reduce((sum, count) => sum + count, 0);
  return [operations, all, missing.length, contradicting.length];
}
