import { readFileSync, writeFileSync } from 'node:fs';

export function writeBetweenMarkers(file: URL, name: string, text: string): void {
  const begin = `<!-- ${name}:begin -->`;
  const end = `<!-- ${name}:end -->`;
  const before = readFileSync(file, 'utf8');
  const from = before.indexOf(begin);
  const to = before.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${file.pathname} has no markers named ${name}`);
  writeFileSync(file, `${before.slice(0, from + begin.length)}\n\n${text}\n\n${before.slice(to)}`);
}
