import { parseArgs } from 'node:util';
import { openIndex, search, writeIndex } from '../../src/index.ts';
import { compressedSize } from '../engine.ts';
import { writeBetweenMarkers } from '../table.ts';
import { generateSections, sampleQueries } from './corpus.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000' },
    queries: { type: 'string', default: '400' },
    write: { type: 'boolean', default: false },
  },
});

const rows = [
  '| sections | shards | manifest kB | all shards MB | cold query p50 kB | p95 kB | requests p95 | s@1 | s@8 |',
  '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
];
for (const size of values.sizes.split(',').map(Number)) {
  for (const language of ['en', 'zh'] as const) {
    const row = await measureSharded(size, language, Number(values.queries));
    console.log(row);
    rows.push(row);
  }
}
if (values.write) {
  writeBetweenMarkers(new URL('../../README.md', import.meta.url), 'synthetic', rows.join('\n'));
}

/** Each query is asked by a reader who has nothing cached. */
async function measureSharded(
  size: number,
  language: 'en' | 'zh',
  queryCount: number,
): Promise<string> {
  const sections = generateSections(size, language);
  const { file, shards } = writeIndex(sections, { shardAbove: 0 });
  const contents = new Map(shards.map(({ name, content }) => [name, content]));
  const manifestBytes = compressedSize(JSON.stringify(file));
  const bytes: number[] = [];
  const requests: number[] = [];
  let first = 0;
  let found = 0;
  for (const { q, accept } of sampleQueries(sections, queryCount)) {
    let cold = manifestBytes;
    let asked = 1;
    const index = openIndex(file, {
      loadShard: async name => {
        cold += compressedSize(JSON.stringify(contents.get(name)));
        asked++;
        return contents.get(name);
      },
    });
    const rank = (await search([index], q)).findIndex(({ document }) =>
      accept.includes(document.id),
    );
    if (rank === 0) first++;
    if (rank >= 0) found++;
    bytes.push(cold);
    requests.push(asked);
  }
  const total = shards.reduce(
    (sum, { content }) => sum + compressedSize(JSON.stringify(content)),
    0,
  );
  const cells = [
    `${size} ${language}`,
    shards.length,
    (manifestBytes / 1000).toFixed(1),
    (total / 1_000_000).toFixed(1),
    (percentile(bytes, 0.5) / 1000).toFixed(1),
    (percentile(bytes, 0.95) / 1000).toFixed(1),
    percentile(requests, 0.95),
    (first / queryCount).toFixed(2),
    (found / queryCount).toFixed(2),
  ];
  return `| ${cells.join(' | ')} |`;
}

function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}
