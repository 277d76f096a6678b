import type { Assistant, Told } from '../testing/connect.ts';

/** A page in as many pieces as it takes. */
export async function readWhole(
  { call }: Assistant,
  page: string,
  language: string,
): Promise<string> {
  let text = '';
  for (let offset: number | undefined = 0; offset !== undefined; ) {
    const { text: piece }: Told = await call('read_page', { page, language, offset });
    const at = piece.indexOf('\n\n');
    offset = (JSON.parse(piece.slice(0, at)) as { nextOffset?: number }).nextOffset;
    text += piece.slice(at + 2);
  }
  return text;
}

/** The programs of a page, by the name that stands above each. */
export function filesOf(markdown: string): Map<string, string> {
  const files = new Map<string, string>();
  const lines = markdown.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const [, name] = /^`([\w.-]+)`$/.exec(lines[at]!) ?? [];
    if (!name || lines[at + 1] !== '' || !lines[at + 2]?.startsWith('```')) continue;
    const end = lines.indexOf('```', at + 3);
    if (!files.has(name)) files.set(name, `${lines.slice(at + 3, end).join('\n')}\n`);
  }
  return files;
}
