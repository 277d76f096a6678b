import type { LoadContext, Plugin } from '@docusaurus/types';

export interface JourneysOptions {
  journeysDir: string;
}

/** Looks after the sources of journeys; pages get them from `journey-step.ts`. */
export default function journeysPlugin(
  _context: LoadContext,
  { journeysDir }: JourneysOptions,
): Plugin {
  return {
    name: 'journeys',
    getPathsToWatch: () => [`${journeysDir}/**/*.yaml`],
  };
}
