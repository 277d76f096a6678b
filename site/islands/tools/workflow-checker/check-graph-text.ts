import { describeCheck, fixtures, inspectGraph, toGraph } from '@easel/sandbox/graph-check';
import { type ReadGraph, readGraph } from './read-graph';

export type GraphCheck =
  | (Extract<ReadGraph, { ok: true }> & { result: ReturnType<typeof describeCheck> })
  | Extract<ReadGraph, { ok: false }>;

/** Uploads are known only to the server, so their ids are believed; the sandbox's have a size. */
export function checkGraphText(text: string): GraphCheck {
  const read = readGraph(text);
  if (!read.ok) return read;
  const checked = inspectGraph(toGraph(read.params), {
    resource: () => undefined,
    imageSize: id => fixtures.resources.find(resource => resource.id === id),
  });
  return { ...read, result: describeCheck(checked) };
}
