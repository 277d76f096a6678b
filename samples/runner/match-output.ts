const placeholders: Record<string, string> = {
  id: '\\d{15,20}',
  int: '\\d+',
  hex: '[0-9a-f]{64}',
  url: 'http://127\\.0\\.0\\.1:\\d+/\\S+',
};

/** Says where the output leaves the expected one, or nothing. */
export function matchOutput(expected: string, actual: string): string | undefined {
  const wanted = lines(expected);
  const printed = lines(actual);
  const at = wanted.findIndex((line, index) => !toPattern(line).test(printed[index] ?? ''));
  if (at >= 0) return describe(at, wanted[at]!, printed[at]);
  if (printed.length > wanted.length)
    return describe(wanted.length, undefined, printed[wanted.length]);
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

function describe(at: number, wanted: string | undefined, printed: string | undefined): string {
  const show = (line: string | undefined) => (line === undefined ? 'nothing' : `"${line}"`);
  return `line ${at + 1} of the output is ${show(printed)}, expected ${show(wanted)}`;
}
