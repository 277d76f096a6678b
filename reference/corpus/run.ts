import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { listDocuments } from './list-documents.ts';
import { report } from './report.ts';
import { runWorkers } from './run-workers.ts';
import { takeSample } from './take-sample.ts';

/** For one document: by the clock, so long enough for a machine that does other things, too. */
const seconds = 300;
const megabytes = 3000;

const { values } = parseArgs({
  options: { sample: { type: 'string' }, only: { type: 'string' } },
});
const wanted = listDocuments().filter(name => name.includes(values.only ?? ''));
const documents = values.sample ? takeSample(wanted, Number(values.sample)) : wanted;
const workers = Math.min(2, availableParallelism());
const started = performance.now();
const outcomes = await runWorkers(documents, { workers, seconds, megabytes });
console.log(report(outcomes, (performance.now() - started) / 1000));
process.exitCode = outcomes.every(({ rendered }) => rendered) && outcomes.length > 0 ? 0 : 1;
