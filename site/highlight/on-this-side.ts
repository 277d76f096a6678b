import { highlightLines } from './highlight-lines.ts';

/** Where pages are built. The browser's bundle gets on-the-other-side instead: plugins/lean-highlighting. */
export const highlightNow: typeof highlightLines | undefined = highlightLines;
