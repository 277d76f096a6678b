const marker = /^\s*(?:#|\/\/)\s*(region|endregion)\b\s*(\S*)/;

/** The lines of a region without its indentation; without a name, the whole file. Markers are never shown. */
export function takeRegion(code: string, region?: string): string {
  const lines: string[] = [];
  const open: string[] = [];
  let surplus = 0;
  for (const line of code.trimEnd().split('\n')) {
    const [, kind, name] = marker.exec(line) ?? [];
    if (kind === 'region') open.push(name ?? '');
    if (kind === 'endregion') open.pop();
    // Empty lines on both sides of a marker would stay as one gap that no formatter leaves.
    if (kind) surplus = countEmptyAtEnd(lines);
    else if (region === undefined || open.includes(region)) {
      if (line.trim()) surplus = 0;
      if (surplus > 0) surplus -= 1;
      else lines.push(line);
    }
  }
  if (lines.length === 0) throw new Error(`There is no region "${region}".`);
  return dedent(lines).join('\n').trim();
}

function countEmptyAtEnd(lines: string[]): number {
  return lines.length - 1 - lines.findLastIndex(line => line.trim());
}

function dedent(lines: string[]): string[] {
  const depths = lines.filter(line => line.trim()).map(line => /^\s*/.exec(line)?.[0].length ?? 0);
  const depth = Math.min(...depths);
  return lines.map(line => line.slice(depth));
}
