import { describe, expect, it } from 'vitest';
import { validateOptions } from '../plugin.ts';

const check = (options: unknown) => () => validateOptions({ options });

describe('options of the plugin', () => {
  it('takes the least and the most that they may say', () => {
    expect(check({ specs: [{ path: 'openapi.yaml' }] })()).toEqual({
      id: 'default',
      specs: [{ path: 'openapi.yaml' }],
    });
    expect(
      check({
        id: 'second',
        specs: [
          { id: 'cats', path: 'cats.yaml', overlays: { de: 'a.yaml', fr: ['a.yaml', 'b.yaml'] } },
          {
            id: 'dogs',
            path: 'dogs.json',
            route: '/docs/dogs',
            versions: { '1.0': { path: 'dogs-1.json', overlays: { de: 'c.yaml' } } },
            docs: 'default',
            sidebar: 'api',
            downloads: ['/dogs.json'],
            console: true,
            codeSamples: ['shell/curl', 'ruby/native'],
            extend: () => ({}),
          },
        ],
        component: '@site/src/Page',
        messages: { fr: 'fr.json' },
      }),
    ).not.toThrow();
    const editions = async () => [];
    expect(check({ route: '/docs/api', component: '@site/Page', editions })).not.toThrow();
  });

  // What follows the names: what was found.
  it.each<[string, unknown, string, string]>([
    ['nothing', undefined, 'list', 'undefined'],
    ['no specs', {}, 'specs', 'undefined'],
    ['no list', { specs: { path: 'a' } }, 'specs', "{ path: 'a' }"],
    ['an empty list', { specs: [] }, 'specs', '[]'],
    ['a path for a document', { specs: ['a.yaml'] }, 'specs[0]', "'a.yaml'"],
    ['a document without a path', { specs: [{ id: 'a' }] }, 'specs[0].path', 'undefined'],
    ['a path of another kind', { specs: [{ path: 3 }] }, 'specs[0].path', '3'],
    ['a relative route', { specs: [{ path: 'a', route: 'api' }] }, 'specs[0].route', "'api'"],
    ['an id that is a path', { specs: [{ path: 'a', id: 'a/b' }] }, 'specs[0].id', "'a/b'"],
    [
      'an overlay for nobody',
      { specs: [{ path: 'a', overlays: 'b' }] },
      'specs[0].overlays',
      "'b'",
    ],
    [
      'an overlay of another kind',
      { specs: [{ path: 'a', overlays: { de: ['b', 1] } }] },
      'specs[0].overlays.de[1]',
      '1',
    ],
    [
      'a version without a path',
      { specs: [{ path: 'a', versions: { 1: {} } }] },
      'specs[0].versions.1.path',
      'undefined',
    ],
    ['a console by name', { specs: [{ path: 'a', console: 'yes' }] }, 'specs[0].console', "'yes'"],
    [
      'a language that nobody writes',
      { specs: [{ path: 'a', codeSamples: ['shell/curl', 'latin'] }] },
      'specs[0].codeSamples[1]',
      "'latin'",
    ],
    ['two without ids', { specs: [{ path: 'a' }, { path: 'b' }] }, 'specs[0].id', 'undefined'],
    [
      'two of one id',
      {
        specs: [
          { path: 'a', id: 'a' },
          { path: 'b', id: 'a' },
        ],
      },
      'specs[1].id',
      "'a'",
    ],
    ['editions as data', { route: '/a', component: 'b', editions: [] }, 'editions', '[]'],
    ['editions without a route', { component: 'b', editions() {} }, 'route', 'undefined'],
  ])('refuses %s', (_what, options, option, found) => {
    const start = `The option ${option} of the reference is ${found}; expected `;
    expect(check(options)).toThrow(start);
  });

  it.each([
    [{ spec: [] }, 'spec', 'specs'],
    [{ specs: [{ path: 'a', overlay: 'b' }] }, 'specs[0].overlay', 'overlays'],
  ])('names what %j might have meant', (options, unknown, known) => {
    expect(check(options)).toThrow(
      new RegExp(`The option ${unknown.replace(/[[\]]/g, '.')} .* is unknown; .*${known}`),
    );
  });
});
