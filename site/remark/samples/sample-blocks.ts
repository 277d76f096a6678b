import type { BlockContent, PhrasingContent } from 'mdast';
import { fill } from '../../islands/kit/view/fill.ts';
import type { Samples } from './read-samples.ts';
import type { Messages } from './Sample.tsx';
import { splitOutput } from './split-output.ts';
import { takeRegion } from './take-region.ts';

/** The programs of a task as Markdown: every language, whole, with what it prints. */
export function sampleBlocks(samples: Samples, name: string, messages: Messages): BlockContent[] {
  const task = samples.task(name);
  const labels = new Map(samples.programs().map(({ language }) => [language.id, language.label]));
  const programs = samples
    .programs(name)
    .flatMap(({ language, code, run }) => [
      paragraph(strong(language.label), text(' · '), inCode(language.program)),
      program(takeRegion(code), language.highlight),
      ...(task.output
        ? [
            paragraph(text(messages.prints)),
            program(splitOutput(task.output.trim(), run?.output.trim()).join(''), null),
          ]
        : []),
      paragraph(
        inCode(language.try ?? language.run),
        ...(run ? [text(` ${fill(messages.ran, run)}`)] : []),
      ),
    ]);
  const gaps = Object.entries(task.without ?? {}).map(([id, reason]) =>
    paragraph(text(fill(messages.without, { language: labels.get(id) ?? id, reason }))),
  );
  return [...programs, ...gaps];
}

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const inCode = (value: string): PhrasingContent => ({ type: 'inlineCode', value });
const strong = (value: string): PhrasingContent => ({ type: 'strong', children: [text(value)] });

const paragraph = (...children: PhrasingContent[]): BlockContent => ({
  type: 'paragraph',
  children,
});

const program = (value: string, lang: string | null): BlockContent => ({
  type: 'code',
  lang,
  value: value.replace(/\n+$/, ''),
});
