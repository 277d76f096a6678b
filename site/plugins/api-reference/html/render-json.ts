import { escapeHtml, Html } from './html.ts';

const token = /("(?:[^"\\]|\\.)*")(\s*:)?/g;

/** Names and strings are told apart by colour; the rest needs none, and each span costs the page a node. */
export function renderJson(value: unknown): Html {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  if (typeof value === 'string') return new Html(escapeHtml(text));
  let markup = '';
  let end = 0;
  for (const match of text.matchAll(token)) {
    const [all, string = '', colon = ''] = match;
    markup += escapeHtml(text.slice(end, match.index));
    markup += `<span class="${colon ? 'ref-k' : 'ref-s'}">${escapeHtml(string)}</span>${colon}`;
    end = match.index + all.length;
  }
  return new Html(markup + escapeHtml(text.slice(end)));
}
