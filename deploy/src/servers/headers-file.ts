import type { Delivery } from '../delivery.ts';

/**
 * `_headers`, as Cloudflare Pages and Netlify read it from the published folder. Where several blocks fit, Cloudflare
 * sends the values of all of them; a line with `!` takes back what an earlier block said. Netlify knows no such line.
 */
export function headersFile({ base, languages, headers }: Delivery): string {
  const all = Object.entries(headers);
  // Both send pages so that a browser asks before each use, and not-found pages so that nobody keeps them.
  const everywhere = all.filter(([name, { value }]) => value && name !== 'Cache-Control');
  const blocks = all.flatMap(([name, { value, rules = [] }]) =>
    rules.flatMap(rule =>
      rule.paths.flatMap(pattern =>
        languages.map(prefix => [
          base + prefix + pattern,
          ...(value && name !== 'Cache-Control' ? [`  ! ${name}`] : []),
          `  ${name}: ${rule.value}`,
        ]),
      ),
    ),
  );
  return [[`${base}*`, ...everywhere.map(([name, { value }]) => `  ${name}: ${value}`)], ...blocks]
    .map(lines => `${lines.join('\n')}\n`)
    .join('\n');
}

/** `_redirects` of Netlify. Cloudflare finds the page of the language by itself, and refuses the status here. */
export function netlifyRedirects({ base, languages }: Delivery): string {
  return languages
    .filter(prefix => prefix !== '')
    .map(prefix => `${base}${prefix}* ${base}${prefix}404.html 404\n`)
    .join('');
}
