import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { expect, it } from 'vitest';
import { listSections } from './sections.ts';

const version = (name: string, label: string, start: string) => ({
  versionName: name,
  label,
  docs: ['intro', 'quick', 'node', 'api', 'hidden'].map(id => ({
    id,
    permalink: `${start}/${id}`,
  })),
  sidebars: {
    tutorials: [
      { type: 'doc', id: 'intro' },
      {
        type: 'category',
        label: 'Quickstart',
        link: { type: 'doc', id: 'quick' },
        items: [{ type: 'category', label: 'More', items: [{ type: 'doc', id: 'node' }] }],
      },
    ],
    api: [{ type: 'doc', id: 'api' }],
  },
});

it('follows the sidebars, version by version, and forgets no page', () => {
  const loadedVersions = [version('current', 'Next', '/docs'), version('1.0', '1.0', '/docs/1.0')];
  expect(listSections({ loadedVersions } as unknown as LoadedContent, 'Docs')).toEqual([
    { title: 'Docs', routes: ['/docs/intro', '/docs/api', '/docs/hidden'] },
    { title: 'Quickstart', routes: ['/docs/quick', '/docs/node'] },
    { title: '1.0 · Docs', routes: ['/docs/1.0/intro', '/docs/1.0/api', '/docs/1.0/hidden'] },
    { title: '1.0 · Quickstart', routes: ['/docs/1.0/quick', '/docs/1.0/node'] },
  ]);
});
