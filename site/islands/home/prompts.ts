/** What the home page offers to paint. The pictures that it shows first are painted by `site/artwork` from the same words. */
export const homePrompts = {
  persimmons: { prompt: 'five persimmons on a blue cloth, oil on canvas', seed: '881417' },
  ridges: { prompt: 'ridges above morning mist, one boat, red sun', seed: '20260' },
  lighthouse: { prompt: 'a lighthouse at dusk, long beam, warm horizon', seed: '42' },
};
