import type { Delivery } from '../delivery.ts';
import { literal, patternSource, startSource } from '../path-pattern.ts';

/** `vercel.json`. Only `routes` can answer 404 with the page of a language, and it excludes the friendlier settings. */
export function vercel({ base, languages, headers }: Delivery): string {
  const all = Object.entries(headers);
  const everywhere = Object.fromEntries(
    all.filter(([, { value }]) => value).map(([name, { value }]) => [name, value]),
  );
  const chosen = all.flatMap(([name, { rules = [] }]) =>
    // The last one that fits counts there.
    rules.toReversed().flatMap(rule =>
      rule.paths.map(pattern => ({
        src: `${startSource(base, languages)}${patternSource(pattern)}`,
        headers: { [name]: rule.value },
        continue: true,
      })),
    ),
  );
  const failure = Object.fromEntries(
    all.flatMap(([name, { failure }]) => (failure ? [[name, failure]] : [])),
  );
  const notFound = [...languages]
    .sort((a, b) => b.length - a.length)
    .map(prefix => ({
      src: `${literal(base + prefix)}.*`,
      dest: `${base}${prefix}404.html`,
      status: 404,
      headers: failure,
    }));
  const config = {
    routes: [
      { src: '/.*', headers: everywhere, continue: true },
      ...chosen,
      { src: `${base}((?:.*/)?)index\\.html`, status: 301, headers: { Location: `${base}$1` } },
      { handle: 'filesystem' },
      ...notFound,
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
