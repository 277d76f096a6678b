import { createValidator, loadContract } from '@easel/contract';
import { checkStages, toCredits } from '@easel/sandbox/pricing';
import { describe, expect, it } from 'vitest';
import { languages } from '../i18n/languages.ts';
import { readMessages } from '../i18n/translations.ts';
import { readGallery } from '../islands/gallery/build-time/read-gallery.ts';
import { type Messages, renderGallery } from '../islands/gallery/build-time/render-gallery.tsx';

const validate = createValidator(await loadContract(), { closed: true });
const request = { $ref: '#/components/schemas/CreateJobRequest' };

describe.each(languages)('in $label', ({ code }) => {
  const gallery = readGallery(code);
  const { techniques, styles } = readMessages<Messages>(code, 'gallery');

  it('has forty pictures, each with an id and a text of its own', () => {
    expect(gallery).toHaveLength(40);
    expect(new Set(gallery.map(({ id }) => id)).size).toBe(40);
    expect(new Set(gallery.map(({ picture }) => picture)).size).toBe(40);
  });

  it('names every technique and style that it shows, and shows every one that it names', () => {
    const shown = (kind: 'technique' | 'style') => [...new Set(gallery.map(entry => entry[kind]))];
    expect(shown('technique').sort()).toEqual(Object.keys(techniques).sort());
    expect(shown('style').sort()).toEqual(Object.keys(styles).sort());
  });
});

// Painting them is a longer proof: ../artwork/figures.test.ts.
it.each(readGallery('en'))('$id: the request is valid, and costs what the page says', entry => {
  expect(validate(request, entry.request)).toEqual([]);
  expect(toCredits(checkStages(entry.request.stages).tenths)).toBe(entry.credits);
});

it('has as many prompts in each language', () => {
  const of = (code: string) => readGallery('en').filter(({ language }) => language === code);
  expect(languages.map(({ code }) => of(code).length)).toEqual([20, 20]);
});

it('has a way to the console only where the sandbox is that of the page', () => {
  const messages = readMessages<Messages>('en', 'gallery');
  const render = (tryAt?: string) =>
    renderGallery(readGallery('en'), { locale: 'en', messages, pictures: '/img/', tryAt });
  expect(render('/docs/api/apis/create-job#try').split(' data-try=""')).toHaveLength(41);
  expect(render()).not.toContain('data-try');
});
