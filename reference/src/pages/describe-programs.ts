import type { Operation } from '../openapi.ts';
import type { PageContext } from './page-context.ts';
import type { ExampleGroup } from './page-data.ts';

/** What several tools call the programs that a document has for an operation. */
const extensions = ['x-codeSamples', 'x-code-samples'] as const;

interface Program {
  lang?: string;
  label?: string;
  source?: string | { $ref?: string };
}

export function describePrograms(context: PageContext, operation: Operation): ExampleGroup[] {
  const known = operation as Record<string, unknown>;
  const programs = [
    ...extensions.flatMap(key => listAt(known[key])),
    ...listMeta(known['x-oaiMeta']),
  ];
  const written = programs.flatMap(({ lang = '', label = lang, source }) =>
    typeof source === 'string' && source !== '' ? [{ label, source }] : [],
  );
  const { budget } = context;
  const examples = budget.takeParts(written, ({ label, source }) => ({
    label,
    language: null,
    ...budget.example(source),
  }));
  return examples.length === 0 ? [] : [{ name: context.anchors.take('program'), examples }];
}

const listAt = (value: unknown): Program[] => (Array.isArray(value) ? value : []);

/** OpenAI has a title and programs in several languages, or several such pairs. */
function listMeta(meta: unknown): Program[] {
  const examples = (meta as { examples?: unknown } | undefined)?.examples;
  return [examples].flat().flatMap(example => {
    const { title, request } = (example ?? {}) as { title?: string; request?: object };
    return Object.entries(request ?? {}).map(([lang, source]) => ({
      lang,
      label: title === undefined ? lang : `${title} · ${lang}`,
      source: source as string,
    }));
  });
}
