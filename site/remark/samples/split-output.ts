const placeholder = /\{\w+\}/;

/** What was printed, cut where the sample expects a value that changes: every second part is one. */
export function splitOutput(wanted: string, printed?: string): string[] {
  const fixed = wanted.split(placeholder);
  if (printed === undefined) return fixed.flatMap((part, index) => (index ? ['…', part] : part));
  const pattern = fixed.map(part => `(${literally(part)})`).join('(\\S+)');
  return new RegExp(`^${pattern}$`).exec(printed)?.slice(1) ?? [printed];
}

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
