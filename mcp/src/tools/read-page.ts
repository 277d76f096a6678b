import { z } from 'zod';
import type { Edition, Page } from '../library.ts';
import { findPage, listParts, type Part, pathOf } from '../pages.ts';
import { type Bench, defineTool, editionIn, type LanguageChoice, ToolProblem } from '../tool.ts';
import { openIndexes } from './search.ts';

const mostCharacters = 20_000;

export const readPage = (language: LanguageChoice) =>
  defineTool({
    name: 'read_page',
    title: 'Read a page',
    description: `Reads a page of Easel's documentation as Markdown, or one section of it. \`page\` is a path such as /docs/basic/txt2img or a whole address, with or without .md; \`section\` is what search answered, a heading, or what follows # in an address. A long text comes in pieces: call again with \`offset\` set to the \`nextOffset\` of the last answer. The answer begins with a block that says which piece it is and which sections there are.`,
    input: z.strictObject({
      page: z.string().min(1).max(500).describe('Path or address of the page.'),
      section: z.string().max(300).optional().describe('A section of it, by id or heading.'),
      offset: z.number().int().min(0).max(10_000_000).default(0).describe('Where to go on.'),
      length: z
        .number()
        .int()
        .min(200)
        .max(mostCharacters)
        .default(12_000)
        .describe('Most characters to answer with.'),
      language,
    }),
    run({ page: address, section, offset, length, language }, bench) {
      const page = findPage(bench.library, language, address);
      if (!page) throw new ToolProblem(noPage(address, editionIn(bench, language), bench));
      const wanted = section ?? address.split('#')[1];
      const parts = listParts(page.text);
      const { text, from } = wanted
        ? cut(page, parts, wanted, language, bench)
        : { text: page.text, from: undefined };
      if (offset > 0 && offset >= text.length) {
        throw new ToolProblem(`The text ends at ${text.length}. Ask with a smaller offset.`);
      }
      const piece = text.slice(offset, offset + length);
      const next = offset + piece.length;
      const about = {
        page: page.path,
        title: page.title,
        ...(from && { section: from }),
        characters: text.length,
        ...(next < text.length && { nextOffset: next }),
        ...(offset === 0 && !wanted && { sections: parts.slice(0, 80).map(({ title }) => title) }),
      };
      return { data: `${JSON.stringify(about)}\n\n${piece}` };
    },
  });

/** From the heading that is meant to the next of its rank. */
function cut(page: Page, parts: Part[], wanted: string, language: string, bench: Bench) {
  const titles = [wanted, ...titlesAt(page, wanted, language, bench)].map(same);
  const part = parts.find(({ title }) => titles.includes(same(title)));
  if (part) return { text: page.text.slice(part.start, part.end), from: part.title };
  // A field has no heading: what is read begins at the line that names it.
  const [name] = titlesAt(page, wanted, language, bench);
  const place = name ? page.text.indexOf(`\`${name}\``) : -1;
  const start = page.text.lastIndexOf('\n', place) + 1;
  if (place >= 0) return { text: page.text.slice(start), from: name };
  const known = parts.map(({ title }) => title).slice(0, 40);
  throw new ToolProblem(
    `${page.path} has no section ${wanted.slice(0, 100)}. Its sections: ${known.join(' | ')}. Leave \`section\` out to read it all.`,
  );
}

const same = (text: string) =>
  decode(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What the index calls the place with this id. */
function titlesAt({ path }: Page, id: string, language: string, bench: Bench): string[] {
  const indexes = openIndexes(editionIn(bench, language).search);
  const { languages } = bench.library.site;
  return indexes.flatMap(({ documents }) =>
    documents
      .filter(({ sectionRoute }) => {
        const [route = '', hash] = sectionRoute.split('#');
        return hash === id && pathOf(route, languages) === path;
      })
      .map(({ sectionTitle, title }) => sectionTitle || title),
  );
}

function noPage(address: string, { pages }: Edition, bench: Bench): string {
  const path = pathOf(address, bench.library.site.languages);
  const last = path.split('/').pop() ?? '';
  const near = last ? pages.filter(page => page.path.includes(last)).slice(0, 5) : [];
  const hint = near.length > 0 ? ` Perhaps ${near.map(page => page.path).join(' or ')}.` : '';
  return `There is no page ${path.slice(0, 200)}.${hint} Use search to find pages.`;
}
