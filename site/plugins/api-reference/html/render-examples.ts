import { type Example, type MediaType, type Ref, resolveRef } from '@easel/contract';
import type { PageContext } from '../pages/page-context.ts';
import { sampleSchema } from '../schema/sample-schema.ts';
import { type Html, html } from './html.ts';
import { renderJson } from './render-json.ts';

/** Details that share a name close one another, so they are tabs that need no script. */
export function renderExamples(
  context: PageContext,
  group: string,
  media: MediaType,
): Html | false {
  const examples = listExamples(context, media);
  if (examples.length === 0) return false;
  const name = context.anchors.take(group);
  return html`<div class="ref-examples">${examples.map(
    ([label, { value }], index) =>
      html`<details class="ref-example" name="${name}"${index === 0 && html` open`}><summary>${label}</summary><div class="ref-code"><pre tabindex="0"><code>${renderJson(value)}</code></pre><button type="button" class="ref-copy" data-copy>${context.words.copy}</button></div></details>`,
  )}</div>`;
}

function listExamples(context: PageContext, media: MediaType): [string, Example][] {
  const written = Object.entries(media.examples ?? {}).map(([name, node]): [string, Example] => {
    const example = resolveRef<Example>(context.document, node as Example | Ref);
    return [example.summary ?? name, example];
  });
  const single = (media as { example?: unknown }).example;
  if (written.length > 0) return written;
  if (single !== undefined) return [[context.words.example, { value: single }]];
  const value = media.schema && sampleSchema(context.document, media.schema);
  return value === undefined ? [] : [[context.words.example, { value }]];
}
