import { textHash } from './text-hash.ts';

/** The Chinese text, remembering the English text it renders. */
export function markTranslated(chinese: string, english: string): string {
  // Quoted, because YAML would read some hashes as numbers.
  const mark = `translated_from: '${textHash(english)}'\n`;
  const [head = '', fields] = /^---\r?\n([\s\S]*?)^---$/m.exec(chinese) ?? [];
  if (fields === undefined) return `---\n${mark}---\n\n${chinese}`;
  const others = fields.replace(/^translated_from:.*\r?\n/m, '');
  return `---\n${others}${mark}---${chinese.slice(head.length)}`;
}
