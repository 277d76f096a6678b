import type { Twin } from './list-twins.ts';

export interface NamedTwins {
  title: string;
  twins: Twin[];
}

export interface Words {
  title: string;
  summary: string;
  usage: string;
  fullTitle: string;
  full: string;
  parts: string;
}

export interface Part {
  file: string;
  text: string;
  titles: string[];
}

/** As llmstxt.org has it: name, summary, and every page with what it is about. */
export function writeIndex(
  words: Words,
  root: string,
  sections: NamedTwins[],
  optional: Twin[],
): string {
  return [
    `# ${words.title}`,
    `> ${words.summary}`,
    words.usage,
    ...sections.map(({ title, twins }) => section(title, twins.map(entry))),
    section(words.fullTitle, [`- [llms-full.txt](${root}llms-full.txt): ${words.full}`]),
    // The name is that of the format: what may be left out when there is little room.
    section('Optional', optional.map(entry)),
  ]
    .join('\n\n')
    .concat('\n');
}

const section = (title: string, lines: string[]) => `## ${title}\n\n${lines.join('\n')}`;

const entry = ({ title, address, description }: Twin) =>
  `- [${title.replace(/[[\]]/g, '\\$&')}](${address})${description ? `: ${description}` : ''}`;

/** What an assistant takes at once; a page is not cut. */
export const mostBytes = 100_000;

/** The text of all sections, in parts: each begins with a new section or where the one before would become too long. */
export function writeParts(sections: NamedTwins[]): Part[] {
  const parts: { titles: string[]; texts: string[]; bytes: number }[] = [];
  for (const { title, twins } of sections) {
    for (const { text } of twins) {
      const bytes = Buffer.byteLength(text) + 1;
      const open = parts.at(-1);
      if (open && open.bytes + bytes <= mostBytes) {
        open.texts.push(text);
        open.bytes += bytes;
        if (!open.titles.includes(title)) open.titles.push(title);
      } else parts.push({ titles: [title], texts: [text], bytes });
    }
  }
  return parts.map(({ titles, texts }, index) => ({
    file: `llms-full-${index + 1}.txt`,
    text: texts.join('\n'),
    titles,
  }));
}

/** Names the parts, with what is in them and how large they are. */
export function writePartList(words: Words, root: string, parts: Part[]): string {
  const lines = parts.map(({ file, titles, text }) => {
    const size = Math.ceil(Buffer.byteLength(text) / 1000);
    return `- [${file}](${root}${file}): ${titles.join(' · ')}, ${size} kB`;
  });
  return `# ${words.title}\n\n> ${words.parts}\n\n${lines.join('\n')}\n`;
}
