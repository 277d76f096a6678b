import { matchOutput } from './match-output.ts';
import type { Refusal, Sample } from './sample-types.ts';

/** All that can be seen from outside when a program has ended. */
export interface Facts {
  exit: number | 'timeout';
  stdout: string;
  stderr: string;
  answers: { method: string; target: string; operation?: string; status: number }[];
  /** For each file that the sample promises: is it there and whole? */
  pictures: Record<string, boolean>;
  /** Busy answers that the program never asked for, because it gave up or did not come back. */
  troublesLeft: number;
}

export function judgeRun(sample: Sample, facts: Facts): string[] {
  return [
    ...judgeExit(sample, facts),
    ...judgeOutput(sample, facts),
    ...judgeOperations(sample, facts),
    ...judgeRefusals(sample, facts),
    ...judgePictures(facts),
    ...(facts.troublesLeft > 0 ? ['gave up while the service was busy'] : []),
  ];
}

function judgeExit({ fails }: Sample, { exit, stderr }: Facts): string[] {
  const said = stderr.trim().split('\n').slice(0, 12).join('\n    ');
  if (exit === 'timeout') return [`did not end in time\n    ${said}`];
  if (!fails) {
    if (exit !== 0) return [`ended with exit code ${exit}\n    ${said}`];
    return stderr.trim() ? [`wrote to standard error:\n    ${said}`] : [];
  }
  if (exit === 0) return [`ended well, but should fail with ${fails.code}`];
  return stderr.includes(fails.code) ? [] : [`failed without naming ${fails.code}\n    ${said}`];
}

function judgeOutput({ output }: Sample, { stdout }: Facts): string[] {
  const difference = matchOutput(output, stdout);
  return difference ? [difference] : [];
}

function judgeOperations({ operations }: Sample, { answers }: Facts): string[] {
  const asked = new Set(answers.map(({ operation }) => operation));
  const missing = operations.filter(id => !asked.has(id));
  const surplus = [...asked].filter(id => id !== undefined && !operations.includes(id));
  return [
    ...missing.map(id => `did not ask for ${id}, which sample.yaml lists`),
    ...surplus.map(id => `asked for ${id}, which sample.yaml does not list`),
  ];
}

function judgeRefusals({ refused = [] }: Sample, { answers }: Facts): string[] {
  const seen = answers.filter(({ status }) => status >= 400);
  const isSame = (refusal: Refusal, answer: (typeof seen)[number]) =>
    refusal.operation === answer.operation && refusal.status === answer.status;
  const unexpected = seen.filter(answer => !refused.some(refusal => isSame(refusal, answer)));
  const absent = refused.filter(refusal => !seen.some(answer => isSame(refusal, answer)));
  return [
    ...unexpected.map(({ method, target, status }) => `${method} ${target} was answered ${status}`),
    ...absent.map(({ operation, status }) => `${operation} was not answered ${status}`),
  ];
}

function judgePictures({ pictures }: Facts): string[] {
  return Object.entries(pictures)
    .filter(([, whole]) => !whole)
    .map(([file]) => `${file} is missing or not a whole PNG`);
}
