import { expect, it } from 'vitest';
import { nameSchemaPages, takeFileName } from './name-schema-pages.ts';

it('gives every schema a file that no system and no tool takes for something else', () => {
  const names = ['Pet', 'pet', '_links', '2-step', 'a/b', 'a.test', '...', '宠物', 'x'.repeat(300)];
  const taken = new Set<string>();
  const files = names.map(name => takeFileName(name, taken));
  expect(files.slice(0, -1)).toEqual([
    'Pet',
    'pet-2',
    'links',
    'no-2-step',
    'a-b',
    'a-test',
    'no-',
    '宠物',
  ]);
  for (const file of files) expect(Buffer.byteLength(file)).toBeLessThan(250);
});

it('finds schemas by what refers to them', () => {
  const document = {
    openapi: '3.1.0',
    info: { title: '', version: '' },
    components: { schemas: { 'a/b~c': {} } },
  };
  expect([...nameSchemaPages(document, new Set()).keys()]).toEqual([
    '#/components/schemas/a~1b~0c',
  ]);
});
