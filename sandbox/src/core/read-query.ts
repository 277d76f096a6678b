import { paramError } from './problem.ts';

/** Query values are texts; those that look like whole numbers become numbers, as the schemas expect. */
export function readQuery(url: URL): Record<string, unknown> {
  const entries = [...url.searchParams];
  const repeated = entries.find(
    ([name], index) => entries.findIndex(([other]) => other === name) !== index,
  );
  if (repeated) {
    const pointer = `/query/${repeated[0]}`;
    throw paramError([{ pointer, code: 'INVALID', detail: 'This parameter is given twice.' }]);
  }
  return Object.fromEntries(
    entries.map(([name, value]) => [name, /^-?\d{1,9}$/.test(value) ? Number(value) : value]),
  );
}
