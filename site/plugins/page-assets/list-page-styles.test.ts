import type { RouteConfig } from '@docusaurus/types';
import { simpleHash } from '@docusaurus/utils';
import { expect, it } from 'vitest';
import { type BuiltFiles, listPageStyles } from './list-page-styles.ts';

const route = (path: string, routes?: RouteConfig[]): RouteConfig => ({
  path,
  component: 'x',
  ...(routes && { routes }),
});
const routes = [route('/docs'), route('/docs', [route('/docs/a'), route('/docs/b')]), route('/')];
const docItem = simpleHash('@theme/DocItem', 8);
const files = (kind: string, ...names: string[]) => ({
  [kind]: names.map(name => ({ publicPath: `/${name}` })),
});
const built = {
  chunkNames: {
    '/docs-111': { __comp: 'list' },
    '/docs-222': { __comp: 'root', __context: { plugin: docItem } },
    '/docs/a-333': { __comp: docItem, content: 'a' },
    '/docs/b-444': { __comp: docItem, content: 'b', more: ['c'] },
    '/-555': { __comp: 'home' },
  },
  manifest: {
    origins: {
      main: ['1', '2'],
      docs: ['1', '3'],
      list: ['4'],
      root: ['5'],
      a: ['1', '6'],
      b: ['7', '6'],
      c: ['8'],
      home: ['9'],
    },
    assets: {
      1: files('css', 'all.css'),
      2: files('js', 'main.js'),
      3: files('js', 'docs.js'),
      4: files('css', 'list.css'),
      5: files('css', 'root.css'),
      6: { ...files('js', 'shared.js'), ...files('css', 'shared.css') },
      7: files('js', 'b.js'),
      8: files('css', 'c.css'),
      9: files('js', 'home.js'),
    },
  },
} as unknown as BuiltFiles;

it('lists the files of a page and of the routes around it, each once', () => {
  expect(listPageStyles(routes, built)('/docs/b')).toEqual(['/root.css', '/shared.css', '/c.css']);
});

it('knows routes of the same path apart', () => {
  expect(listPageStyles(routes, built)('/docs')).toEqual(['/list.css']);
});

it('knows nothing of a page without a route', () => {
  expect(listPageStyles(routes, built)('/docs/z')).toEqual([]);
});

it('stops where Docusaurus lists other routes than it has', () => {
  expect(() => listPageStyles(routes.slice(1), built)).toThrow('order');
});
