import { parseArgs } from 'node:util';
import { type Completeness, measureCompleteness } from './completeness.ts';

/**
 * Documents that are compared name by name with their pages, and what is known to be missing. Those are fields of schemas
 * without a name, so deep inside one another that no page has room for them: they end in a link to the document.
 */
const named: Record<string, number> = {
  'adyen.com/ManagementService-v3.json': 0,
  'asana.com.json': 0,
  'box.com.json': 0,
  'digitalocean.com.json': 16,
  'github.com/api.github.com.json': 0,
  'notion.com.json': 0,
  'openai.com.json': 0,
  'slack.com.json': 0,
  'spotify.com.json': 0,
  'stripe.com.json': 994,
  'twilio.com/api.json': 0,
  'zoom.us.json': 470,
};

/** A million names, which take a minute. */
const large = 'stripe.com.json';

const { values } = parseArgs({
  options: { quick: { type: 'boolean' }, only: { type: 'string' }, tell: { type: 'boolean' } },
});

console.log('| document | operations | promised | missing | contradicted |');
console.log('|---|---:|---:|---:|---:|');
for (const [file, known] of Object.entries(named)) {
  if ((values.quick && file === large) || !file.includes(values.only ?? '')) continue;
  const found = measureCompleteness(file);
  console.log(`| ${[file, ...row(found)].join(' | ')} |`);
  if (values.tell) for (const line of [...found.missing, ...found.contradicting]) console.log(line);
  if (found.missing.length > known || found.contradicting.length > 0) process.exitCode = 1;
}

function row({ operations, promised, missing, contradicting }: Completeness): number[] {
  const all = [...promised.values()].reduce((sum, count) => sum + count, 0);
  return [operations, all, missing.length, contradicting.length];
}
