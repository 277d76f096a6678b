import { highlight } from './highlight.ts';

/** Where pages are built. The browser's bundle gets no-highlight.ts instead: plugins/lean-highlighting. */
export const highlightOnServer: typeof highlight | undefined = highlight;
