import { translate } from '@docusaurus/Translate';
import { homePrompts } from './prompts';

/** What the studio shows: a request, and the states of its picture from first stroke to last. */
export interface Run {
  id: string;
  title: string;
  prompt: string;
  seed: string;
  frames: string[];
  picture: string;
}

/**
 * Painted beforehand by artwork/render-figures.ts, to be seen at once; live-run.ts paints the same in the page.
 */
function recorded(id: keyof typeof homePrompts, title: string): Run {
  const file = (state: string) => `${SITE_BASE}img/paintings/${id}-${state}.webp`;
  return {
    id,
    title,
    ...homePrompts[id],
    frames: ['0', '1', '2', '3'].map(file),
    picture: file('done'),
  };
}

/** What the reader wrote: nothing of it is painted yet. */
export const ownRun = (prompt: string): Run => ({
  id: 'own',
  title: prompt,
  prompt,
  seed: '7',
  frames: [],
  picture: '',
});

export const recordedRuns: Run[] = [
  recorded(
    'persimmons',
    translate({ id: 'home.run.persimmons', message: 'Five persimmons on a blue cloth' }),
  ),
  recorded(
    'ridges',
    translate({ id: 'home.run.ridges', message: 'Ridges above the morning mist' }),
  ),
  recorded('lighthouse', translate({ id: 'home.run.lighthouse', message: 'Lighthouse at dusk' })),
];
