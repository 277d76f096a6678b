import type { Style } from '../openapi.ts';

const usual: Record<string, string> = {
  path: 'simple',
  header: 'simple',
  query: 'form',
  cookie: 'form',
};

/** How a value is written where that is not the usual way, as the document says it. */
export function styleOf(
  { style, explode, allowReserved }: Style,
  place: string,
): string | undefined {
  const own = style ?? usual[place];
  const parts = [
    style !== undefined && style !== usual[place] ? style : '',
    // Only lists and objects differ; a form is taken apart unless it is said not to be, all else is not.
    explode !== undefined && explode !== (own === 'form') ? `explode: ${explode}` : '',
    allowReserved === true ? 'allowReserved' : '',
  ];
  return parts.filter(Boolean).join(', ') || undefined;
}
