import { crc32, inflateSync } from 'node:zlib';
import type { Language, Refusal, Sample } from './samples.ts';

const pngSignature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
/** The placeholders in `output` for values that change. */
const placeholders: Record<string, string> = {
  id: '\\d{15,20}',
  int: '\\d+',
  hex: '[0-9a-f]{64}',
  url: 'http://127\\.0\\.0\\.1:\\d+/\\S+',
};

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

/** A suite starts its sandbox itself, so that only its own verdict can be seen. */
export function judgeSuite({ tests }: Sample, { passed }: Language, facts: Facts): string[] {
  const found = facts.stdout.match(new RegExp(passed!, 'gm'))?.length ?? 0;
  const said = `${facts.stdout}${facts.stderr}`.trim().split('\n').slice(-30).join('\n    ');
  if (facts.exit === 0 && found === tests) return [];
  return [`${found} of ${tests} tests passed, exit code ${facts.exit}\n    ${said}`];
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
    ...absent.map(
      ({ operation = 'an address', status }) => `${operation} was not answered ${status}`,
    ),
  ];
}

function judgePictures({ pictures }: Facts): string[] {
  return Object.entries(pictures)
    .filter(([, whole]) => !whole)
    .map(([file]) => `${file} is missing or not a whole PNG`);
}

/** Says where the output leaves the expected one, or nothing. */
export function matchOutput(expected: string, actual: string): string | undefined {
  const wanted = lines(expected);
  const printed = lines(actual);
  const at = wanted.findIndex((line, index) => !toPattern(line).test(printed[index] ?? ''));
  if (at >= 0) return describeDifference(at, wanted[at]!, printed[at]);
  if (printed.length > wanted.length)
    return describeDifference(wanted.length, undefined, printed[wanted.length]);
  return undefined;
}

function lines(text: string): string[] {
  return text.replace(/\n$/, '').split('\n');
}

function toPattern(line: string): RegExp {
  const source = line
    .split(/(\{\w+\})/)
    .map((part, index) => (index % 2 ? placeholder(part.slice(1, -1)) : literally(part)))
    .join('');
  return new RegExp(`^${source}$`);
}

function placeholder(name: string): string {
  const pattern = placeholders[name];
  if (!pattern)
    throw new Error(
      `{${name}} is no placeholder; there are ${Object.keys(placeholders).join(', ')}.`,
    );
  return pattern;
}

function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

function describeDifference(
  at: number,
  wanted: string | undefined,
  printed: string | undefined,
): string {
  const show = (line: string | undefined) => (line === undefined ? 'nothing' : `"${line}"`);
  return `line ${at + 1} of the output is ${show(printed)}, expected ${show(wanted)}`;
}

/** Reads a file to its end: every chunk with its checksum, and all rows of the picture. */
export function isPng(file: Buffer): boolean {
  if (!file.subarray(0, 8).equals(pngSignature)) return false;
  const data: Buffer[] = [];
  for (let at = 8; at + 12 <= file.length; ) {
    const length = file.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > file.length) return false;
    const typed = file.subarray(at + 4, end - 4);
    if (crc32(typed) !== file.readUInt32BE(end - 4)) return false;
    const type = typed.toString('latin1', 0, 4);
    if (type === 'IDAT') data.push(typed.subarray(4));
    if (type === 'IEND') return end === file.length && hasRows(file.readUInt32BE(20), data);
    at = end;
  }
  return false;
}

function hasRows(height: number, data: Buffer[]): boolean {
  try {
    const pixels = inflateSync(Buffer.concat(data));
    return height > 0 && pixels.length > 0 && pixels.length % height === 0;
  } catch {
    return false;
  }
}
