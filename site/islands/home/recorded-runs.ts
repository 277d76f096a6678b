import { translate } from '@docusaurus/Translate';
import studio from '@generated/home-page/default/studio.json';

/** What the studio shows: a request, and the states of its picture from first stroke to last. */
export interface Run {
  id: string;
  title: string;
  prompt: string;
  seed: string;
  frames: string[];
  picture: string;
}

const titles = {
  persimmons: translate({
    id: 'home.run.persimmons',
    message: 'Five persimmons on a blue cloth',
  }),
  ridges: translate({ id: 'home.run.ridges', message: 'Ridges above the morning mist' }),
  lighthouse: translate({ id: 'home.run.lighthouse', message: 'Lighthouse at dusk' }),
};

/** Of the prompts. */
export const { language } = studio;

/**
 * Painted beforehand by artwork/render-figures.ts, to be seen at once; live-run.ts paints the same in the page.
 */
export const recordedRuns: Run[] = (['persimmons', 'ridges', 'lighthouse'] as const).map(id => {
  const file = (state: string) => `${SITE_BASE}img/paintings/${language}/${id}-${state}.webp`;
  return {
    id,
    title: titles[id],
    ...studio.prompts[id],
    frames: ['0', '1', '2', '3'].map(file),
    picture: file('done'),
  };
});

/** What the reader wrote: nothing of it is painted yet. */
export const ownRun = (prompt: string): Run => ({
  id: 'own',
  title: prompt,
  prompt,
  seed: '7',
  frames: [],
  picture: '',
});
