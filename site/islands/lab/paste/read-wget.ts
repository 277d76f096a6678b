import { type Found, type PastedRequest, type PasteNote, toPasted } from './pasted-request.ts';

/** Options whose value is the next word, when no equals sign gives it. */
const valued = ['method', 'header', 'body-data', 'body-file', 'post-data', 'post-file', 'timeout', 'output-document', 'user-agent', 'tries']; // biome-ignore format: a list
const shortValued = ['-O', '-o', '-T', '-U', '-t'];

/** The request that the words after `wget` send. */
export function readWget(words: string[], notes: PasteNote[]): PastedRequest {
  const found: Found = { address: '', headers: [], notes };
  const rest = words.values();
  for (const word of rest) {
    if (shortValued.includes(word)) rest.next();
    if (!word.startsWith('--')) {
      if (!word.startsWith('-')) found.address = word;
      continue;
    }
    const equals = word.indexOf('=');
    const name = word.slice(2, equals < 0 ? undefined : equals);
    if (!valued.includes(name)) continue;
    const value = equals < 0 ? (rest.next().value ?? '') : word.slice(equals + 1);
    if (name === 'method') found.method = value;
    else if (name === 'header') {
      const colon = value.indexOf(':');
      if (colon > 0) found.headers.push([value.slice(0, colon), value.slice(colon + 1).trim()]);
    } else if (name.endsWith('-data')) found.body = value;
    else if (name.endsWith('-file')) found.file = { name: value, dropNewlines: false };
  }
  return toPasted(found);
}
