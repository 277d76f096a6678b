/**
 * What a supported browser lacks and pages use all the same, and what its reader gets instead. A property covers
 * all its values.
 */
export const fallbacks: Record<string, string> = {
  'Request.body': 'read-body.ts reads the bytes at once where there is no stream.',
  'CSS.highlights': 'Found terms are marked by an overlay, draw-overlay.ts.',
  Highlight: 'See CSS.highlights.',
  'HighlightRegistry.set': 'See CSS.highlights.',
  'HighlightRegistry.delete': 'See CSS.highlights.',
  '::highlight': 'See CSS.highlights.',
  '<input autocorrect>': 'A hint to keyboards on screens.',
  '<input autocapitalize>': 'A hint to keyboards on screens.',
  cursor: 'A finger has no pointer to change.',
  resize: 'The field keeps its height and scrolls.',
  'scrollbar-color': 'Scroll bars lie over the page and have no ground.',
  'scrollbar-width': 'A scroll bar is seen.',
  'text-decoration: dotted': 'The build writes -webkit-text-decoration beside it.',
  'text-spacing-trim': 'Chinese punctuation keeps its full width.',
  'text-wrap: pretty': 'A last line may be one word.',
  '::selection': 'Selected text has the colour of the system.',
  '<details name>': 'The script closes one request of the gallery when another is opened.',
  '::details-content': 'What is closed on the page stays closed on paper.',
  'content-visibility': 'Used within ::details-content only.',
  'break-after: avoid': 'A heading may be the last line of a sheet.',
};
