import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kept, repository } from './list-kept.ts';
import { listTemplate, readTemplate } from './template.ts';

/** What is written in each language, where Docusaurus looks for it. The first is that of the pages and of the document. */
export function languageTexts(languages: string[], kept: Kept): Record<string, string> {
  return Object.assign(
    {},
    ...languages.map((code, index) => ({
      ...ownTexts(code, index === 0, kept),
      ...(index > 0 && {
        [`site/i18n/${code}/openapi.overlay.yaml`]: readTemplate('languages/overlay.yaml'),
      }),
    })),
  );
}

function ownTexts(code: string, isFirst: boolean, kept: Kept): Record<string, string> {
  const own = `site/i18n/${code}`;
  const places: Record<string, string> = {
    'guide.md': isFirst ? 'site/docs' : `${own}/docusaurus-plugin-content-docs/current`,
    'navbar.json': `${own}/docusaurus-theme-classic`,
    'code.json': own,
  };
  return Object.fromEntries(
    listTemplate(`languages/${code}`).map(file => {
      const text = readTemplate(`languages/${code}/${file}`);
      return [`${places[file]}/${file}`, file === 'code.json' ? withKept(text, code, kept) : text];
    }),
  );
}

/** The texts of the new parts, and of those that are kept. */
function withKept(text: string, code: string, { messages }: Kept): string {
  const file = join(repository, `site/i18n/${code}/code.json`);
  const ours = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
  const taken = ours.filter(([id]) => messages.some(start => id.startsWith(start)));
  return `${JSON.stringify({ ...JSON.parse(text), ...Object.fromEntries(taken) }, null, 2)}\n`;
}
