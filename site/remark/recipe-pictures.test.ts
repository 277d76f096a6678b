import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { languages } from '../i18n/languages.ts';
import { contentFolder } from '../versioning/sources.ts';
import type { Root } from './page-tree.ts';
import { listRecipePictures, recipePictures } from './recipe-pictures.ts';

const published = fileURLToPath(new URL('../static/img/results', import.meta.url));

describe.each(languages)('in $label', ({ code }) => {
  const docs = contentFolder(code, undefined);

  it('shows every picture that a recipe has drawn, and names the recipe', () => {
    const found = listRecipePictures(docs);
    const drawn = readdirSync(published).filter(name => name.startsWith('cookbook-'));
    expect(found.map(({ picture }) => picture.slice('/img/results/'.length)).sort()).toEqual(drawn);
    expect(new Set(found.map(({ title }) => title)).size).toBe(drawn.length);
    for (const { title, url, alt } of found) {
      expect(title).not.toMatch(/[{}#]/);
      expect(alt).not.toBe('');
      expect(url).toMatch(/^[.][/]cookbook[/][\w-]+[.]md#[\w-]+$/);
    }
  });

  it('puts figures with links in place of the element', () => {
    const element = { type: 'mdxJsxFlowElement', name: 'RecipePictures', attributes: [] };
    const root = { type: 'root', children: [element] } as unknown as Root;
    recipePictures({ digest: '' })(root, { path: `${docs}/gallery.md` });
    const [first] = listRecipePictures(docs);
    const text = JSON.stringify(root);
    expect(text).not.toContain('RecipePictures');
    expect(text).toContain(JSON.stringify(first!.title));
    expect(text).toContain(`@site/static${first!.picture}`);
  });
});
