import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { JourneySource, SourceStep } from './journey-source.ts';

type Entry = SourceStep | { part: string };

/** Steps that several journeys share stand once, in `parts/`. */
export function readJourney(folder: string, name: string): JourneySource {
  const file = join(folder, `${name}.yaml`);
  if (!existsSync(file)) throw new Error(`<Journey name="${name}"/>: there is no ${file}.`);
  const { title, steps } = readYaml(file) as { title: JourneySource['title']; steps: Entry[] };
  return {
    title,
    steps: steps.flatMap(entry =>
      'part' in entry
        ? (readYaml(join(folder, 'parts', `${entry.part}.yaml`)) as SourceStep[])
        : entry,
    ),
  };
}

function readYaml(file: string): unknown {
  return parse(readFileSync(file, 'utf8'));
}
