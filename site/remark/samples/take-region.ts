const marker = /^\s*(?:#|\/\/)\s*(region|endregion)\b\s*(\S*)/;

/** The lines of a region without its indentation; without a name, the whole file. Markers are never shown. */
export function takeRegion(code: string, region?: string): string {
  const lines: string[] = [];
  const open: string[] = [];
  for (const line of code.trimEnd().split('\n')) {
    const [, kind, name] = marker.exec(line) ?? [];
    if (kind === 'region') open.push(name ?? '');
    else if (kind === 'endregion') open.pop();
    else if (region === undefined || open.includes(region)) lines.push(line);
  }
  if (lines.length === 0) throw new Error(`There is no region "${region}".`);
  return dedent(lines).join('\n').trim();
}

function dedent(lines: string[]): string[] {
  const depths = lines.filter(line => line.trim()).map(line => /^\s*/.exec(line)?.[0].length ?? 0);
  const depth = Math.min(...depths);
  return lines.map(line => line.slice(depth));
}
