import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listTexts, loadContract } from '@easel/contract';
import { parse, stringify } from 'yaml';
import { packages } from '../../i18n/translations.ts';

/** What a translated text looks like: anything without these marks was not translated. */
export const mark = (text: string) => `«${text}»`;

/**
 * Writes `site/i18n/<code>`: every text of the site as it is in the source, between marks. What is to be translated is
 * read from the folder of another language, as a translator would.
 */
export async function writePseudoLanguage(site: string, code: string, like: string): Promise<void> {
  const from = path.join(site, 'i18n', like);
  const to = path.join(site, 'i18n', code);
  translatePages(path.join(site, 'docs'), path.join(to, 'docusaurus-plugin-content-docs/current'));
  translatePages(path.join(site, 'blog'), path.join(to, 'docusaurus-plugin-content-blog'));
  translatePages(path.join(site, 'src/pages'), path.join(to, 'docusaurus-plugin-content-pages'));
  // What a package says is part of the package, and may be there in the other language, too.
  const ofPackages = packages.map(name => `${name}.json`);
  for (const file of new Set([...readdirSync(path.join(from, 'messages')), ...ofPackages])) {
    const own = path.join(site, 'i18n/en/messages', file);
    const [name = ''] = file.split('.');
    const original = existsSync(own) ? own : path.join(site, '..', name, 'messages.json');
    const texts = JSON.parse(readFileSync(original, 'utf8'));
    write(path.join(to, 'messages', file), JSON.stringify(markTexts(texts)));
  }
  for (const file of ['code.json', 'docusaurus-plugin-content-docs/current.json']) {
    const ids = Object.keys(JSON.parse(readFileSync(path.join(from, file), 'utf8')));
    const messages = ids.map(id => [id, { message: mark(id.split('.').at(-1) ?? '') }]);
    write(path.join(to, file), JSON.stringify(Object.fromEntries(messages)));
  }
  for (const file of [
    'samples.yaml',
    'journeys.yaml',
    'gallery.yaml',
    'home-prompts.yaml',
    'contract/errors.yaml',
    'contract/constants.yaml',
    'contract/releases.yaml',
  ]) {
    const texts = parse(readFileSync(path.join(from, file), 'utf8'));
    write(path.join(to, file), stringify(markPlaces(texts)));
  }
  cpSync(path.join(from, 'easel-rules.txt'), path.join(to, 'easel-rules.txt'));
  write(path.join(to, 'glossary.yaml'), stringify(translateGlossary(site)));
  write(path.join(to, 'contract/openapi.overlay.yaml'), stringify(await translateContract(code)));
}

/** Titles and descriptions; the rest of a page may stay, since it is there or it is not. */
function translatePages(from: string, to: string): void {
  for (const file of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    if (file.startsWith('generated') || !/\.(mdx?|yml)$/.test(file)) continue;
    const target = path.join(to, file);
    mkdirSync(path.dirname(target), { recursive: true });
    if (file.endsWith('.yml')) {
      cpSync(path.join(from, file), target);
      continue;
    }
    const [, head = '', ...body] = readFileSync(path.join(from, file), 'utf8').split(/^---$/m);
    const data = parse(head);
    for (const field of ['title', 'description']) {
      if (typeof data[field] === 'string') data[field] = mark(data[field]);
    }
    write(target, ['', `\n${stringify(data)}`, ...body].join('---'));
  }
}

/** JSON with all its strings between marks. */
function markTexts(node: unknown): unknown {
  if (typeof node === 'string') return mark(node);
  return Object.fromEntries(
    Object.entries(node as object).map(([key, inner]) => [key, markTexts(inner)]),
  );
}

/** The shape of a translation, with a marked name of its place for each text. */
function markPlaces(node: unknown, place = ''): unknown {
  if (typeof node === 'string') return mark(place);
  return Object.fromEntries(
    Object.entries(node as object).map(([key, inner]) => [key, markPlaces(inner, key)]),
  );
}

function translateGlossary(site: string): object {
  const source = path.join(site, '../contributing/glossary.yaml');
  const terms: { term: string; means: string }[] = parse(readFileSync(source, 'utf8'));
  return Object.fromEntries(
    terms.map(({ term, means }) => [term, { word: mark(term), means: mark(means) }]),
  );
}

async function translateContract(code: string): Promise<object> {
  const actions = listTexts(await loadContract()).map(({ path: steps, text }) => ({
    target: `$${steps
      .slice(0, -1)
      .map(step => (typeof step === 'number' ? `[${step}]` : `['${step}']`))
      .join('')}`,
    update: { [String(steps.at(-1))]: mark(text) },
  }));
  return {
    overlay: '1.0.0',
    info: { title: `The contract in ${code}`, version: '1.0.0' },
    actions,
  };
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
