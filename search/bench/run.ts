import { parseArgs } from 'node:util';
import { listCorpora, readCorpus } from './corpus.ts';
import { lunrCmfcmf, lunrEasyops } from './engines/lunr.ts';
import { miniSearchAsItComes, miniSearchOurTokenizer } from './engines/minisearch.ts';
import { orama } from './engines/orama.ts';
import { ours, oursSharded, oursSplit } from './engines/ours.ts';
import { pagefind } from './engines/pagefind.ts';
import { type Measurement, measure } from './measure.ts';
import { table, writeBetweenMarkers } from './table.ts';

const ENGINES = [
  ours,
  oursSplit,
  oursSharded,
  miniSearchOurTokenizer,
  miniSearchAsItComes,
  lunrEasyops,
  pagefind,
  orama,
  lunrCmfcmf,
];

const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    only: { type: 'string', default: '' },
    engine: { type: 'string', default: '' },
    without: { type: 'string', default: '' },
    rounds: { type: 'string', default: '2' },
    write: { type: 'boolean', default: false },
  },
});
if (!values.corpus) {
  throw new Error(
    'Say where the corpus is: npm run bench -- --corpus <folder> [--only en-1000] [--write]',
  );
}
const { corpus: folder, only, engine, without, rounds, write } = values;

const chosen = ENGINES.filter(
  ({ name }) => name.includes(engine) && !(without && name.includes(without)),
);
for (const name of listCorpora(folder).filter(corpusName => corpusName.includes(only))) {
  const corpus = readCorpus(folder, name);
  const measurements: Measurement[] = [];
  for (const candidate of chosen) {
    measurements.push(await measure(candidate, corpus, Number(rounds)));
    console.error(`${name}: ${candidate.name}`);
  }
  const text = table(measurements);
  console.log(
    `\n${name}: ${corpus.sections.length} sections, ${corpus.queries.length} queries\n\n${text}`,
  );
  if (write) writeBetweenMarkers(new URL('../README.md', import.meta.url), `bench ${name}`, text);
}
