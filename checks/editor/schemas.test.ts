import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { folder, listMessageFiles, listSchemas, root } from './list-schemas.ts';

const schemas = listSchemas();
const ajv = new Ajv({ strict: true, strictRequired: false, allErrors: true });
const read = (file: string): unknown => parse(readFileSync(path.join(root, file), 'utf8'));

/** Files by a pattern, in which a star stands for any beginning of a name. */
const filesOf = (pattern: string): string[] =>
  pattern
    .split('/')
    .reduce<string[]>(
      (folders, wanted) =>
        folders.flatMap(at => {
          const [, end] = wanted.split('*');
          const names = end === undefined ? [wanted] : readdirSync(path.join(root, at));
          return names.filter(name => name.endsWith(end ?? '')).map(name => path.join(at, name));
        }),
      [''],
    )
    .filter(file => existsSync(path.join(root, file)))
    .sort();

/** Where something is put, a step below zero being counted from the end; nothing takes away what is there. */
type Fault = [at: (string | number)[], value?: unknown];

function plant(file: unknown, [at, value]: Fault): unknown {
  const planted = structuredClone(file);
  const place = at.slice(0, -1).reduce<unknown>((inside, step) => {
    if (Array.isArray(inside)) return inside.at(Number(step));
    return (inside as Record<string, unknown>)[step];
  }, planted);
  const last = String(at.at(-1));
  if (value === undefined) Reflect.deleteProperty(place as object, last);
  else Reflect.set(place as object, last, value);
  return planted;
}

/** The files of each kind, and what somebody may get wrong in them. */
const kinds: Record<string, { pattern: string; faults: Fault[] }> = {
  sample: {
    pattern: 'samples/*/sample.yaml',
    faults: [
      [['outputs'], ''],
      [['title']],
      [['operations', 0], 'create-jobs'],
      [['languages'], ['perl']],
      [['sandbox'], { speed: 'fast' }],
      [['client'], true],
      [['refused'], [{ operation: 'get-job' }]],
      [['instead'], { node: { runs: 'node' } }],
    ],
  },
  journey: {
    pattern: 'site/journeys/*.yaml',
    faults: [
      [['steps', -1, 'follows'], true],
      [['steps', -1, 'title']],
      [['steps', -1, 'operation'], 'get-jobs'],
      [['steps', 0], { part: 'upload', id: 'upload' }],
      [['steps']],
    ],
  },
  'journey-part': {
    pattern: 'site/journeys/parts/*.yaml',
    faults: [[[0, 'expect'], { state: 1 }], [[0, 'id']]],
  },
  messages: { pattern: 'site/i18n/en/messages/*.json', faults: [[['limit'], 3]] },
};
for (const { name, english } of listMessageFiles()) {
  const [first = ''] = Object.keys(JSON.parse(readFileSync(english, 'utf8')));
  kinds[`messages-${name}`] = {
    pattern: `site/i18n/*/messages/${name}.json`,
    faults: [[['nobodyAsked'], ''], [[first]]],
  };
}

describe.each(Object.entries(kinds))('%s', (kind, { pattern, faults }) => {
  const validate = ajv.compile(schemas.get(kind)!);
  const files = filesOf(pattern);

  it('takes every file there is', () => {
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const isValid = validate(read(file));
      expect(isValid, `${file}: ${ajv.errorsText(validate.errors)}`).toBe(true);
    }
  });

  it('finds each fault in each of them', () => {
    for (const file of files) {
      for (const fault of faults)
        expect(validate(plant(read(file), fault)), `${file} ${JSON.stringify(fault)}`).toBe(false);
    }
  });
});

it('finds a translation that does not fill the places of the original', () => {
  const validate = ajv.compile(schemas.get('messages-journey')!);
  const file = read('site/i18n/zh/messages/journey.json') as Record<string, string>;
  expect(validate(file)).toBe(true);
  expect(validate({ ...file, label: file.label?.replace('{title}', '') })).toBe(false);
});

it('is what the editor is told about, and every schema is used', () => {
  const settings = JSON.parse(readFileSync(path.join(root, '.vscode/settings.json'), 'utf8'));
  const told: [string, string[]][] = [
    ...Object.entries<string>(settings['yaml.schemas']).map(([url, match]): [string, string[]] => [
      url,
      [match],
    ]),
    ...settings['json.schemas'].map(({ url, fileMatch }: { url: string; fileMatch: string[] }) => [
      url,
      fileMatch.filter(match => !match.startsWith('!')).map(match => match.slice(1)),
    ]),
  ];
  const wanted = Object.entries(kinds).map(([kind, { pattern }]) => [
    `./${folder}/${kind}.schema.json`,
    [pattern],
  ]);
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(wanted));
  expect([...schemas.keys()].sort()).toEqual(Object.keys(kinds).sort());
});
