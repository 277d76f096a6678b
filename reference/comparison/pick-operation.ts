import { listWritten } from '../corpus/list-promises.ts';
import messages from '../messages.json' with { type: 'json' };
import { listOperations } from '../src/openapi.ts';
import { readDocument } from '../src/read/read-document.ts';

export interface Picked {
  id: string;
  method: string;
  path: string;
  tag: string;
  /** As the document has it, for tools that make addresses of it. */
  summary: string;
  /** Of all its fields and parameters. */
  names: string[];
  /** A field that is a plain word, which is looked for on the screen. */
  first: string;
}

/** The operation with the most names. */
export function pickOperation(written: Record<string, unknown>): Picked {
  const [largest] = listWritten(written)
    .map(({ method, path, promises }) => ({
      method,
      path,
      names: [...promises].filter(text => text.startsWith('name: ')).map(text => text.slice(6)),
    }))
    .sort((one, other) => other.names.length - one.names.length);
  const { document } = readDocument(written, messages);
  const entry = listOperations(document).find(
    ({ method, path }) => method === largest!.method && path === largest!.path,
  )!;
  return {
    ...largest!,
    id: entry.id,
    tag: entry.tag,
    summary: entry.operation.summary ?? entry.id,
    first: largest!.names.find(name => /^[a-z]{4,}$/.test(name)) ?? largest!.names[0]!,
  };
}
