/** The names of the regions of a program in their order. Throws at one that is not closed, or closed twice. */
export function listRegions(source: string): string[] {
  const names: string[] = [];
  let open: string | undefined;
  for (const line of source.split('\n')) {
    const [, word, name = ''] = /^\s*(?:#|\/\/) (region|endregion)\b ?(\S*)/.exec(line) ?? [];
    if (word === 'region') {
      if (open !== undefined) throw new Error(`Region ${name} starts inside ${open}.`);
      if (!name) throw new Error('A region has no name.');
      open = name;
      names.push(name);
    }
    if (word === 'endregion') {
      if (open === undefined) throw new Error('A region ends that has not started.');
      open = undefined;
    }
  }
  if (open !== undefined) throw new Error(`Region ${open} does not end.`);
  return names;
}
