import type { Language, Verdict } from './sample-types.ts';

export interface Report {
  commit: string;
  languages: Record<string, { label: string; version: string }>;
  samples: Record<string, Record<string, { passed: boolean; seconds: number; output: string }>>;
}

/** What the site shows below a sample: real values of the last run. */
export function makeReport(
  commit: string,
  languages: (Language & { found: string })[],
  verdicts: Verdict[],
): Report {
  const samples: Report['samples'] = {};
  for (const { sample, language, problems, seconds, output } of verdicts) {
    samples[sample.task] ??= {};
    samples[sample.task]![language.id] = { passed: problems.length === 0, seconds, output };
  }
  return {
    commit,
    languages: Object.fromEntries(
      languages.map(({ id, label, found }) => [id, { label, version: found }]),
    ),
    samples,
  };
}
