import { formText } from './build-request.ts';
import type { BuiltRequest, Part, RequestContent } from './request-form.ts';
import { encode } from './write-parameter.ts';

/** For a shell: nothing in single quotes has a meaning, but for the quote itself. */
const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** Inside the quotes of a part, where curl itself reads two signs. */
const partText = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;

/** The request as a command. What a file stands for is its name. */
export function toCurl<File>(
  { method, url, headers, cookies, body }: BuiltRequest<File>,
  nameOf: (file: File) => string,
): string {
  const asked = method === 'HEAD' ? '--head' : `--request ${method}`;
  const lines = [
    // Brackets and braces would be patterns.
    ...(/[[\]{}]/.test(url) ? ['--globoff'] : []),
    // One without a value ends in a semicolon, or curl leaves it out.
    ...headers.map(
      ([name, value]) => `--header ${quote(value ? `${name}: ${value}` : `${name};`)}`,
    ),
    ...(cookies.length > 0 ? [`--cookie ${quote(cookieText(cookies))}`] : []),
    ...(body ? bodyLines(body, nameOf) : []),
  ];
  return [`curl ${asked} ${quote(url)}`, ...lines].join(' \\\n  ');
}

export const cookieText = (cookies: [string, string][]): string =>
  cookies.map(([name, value]) => `${name}=${encode(value)}`).join('; ');

function bodyLines<File>(body: RequestContent<File>, nameOf: (file: File) => string): string[] {
  if (body.form === 'text') return [`--data-raw ${quote(body.text)}`];
  if (body.form === 'form') return [`--data-raw ${quote(formText(body.pairs))}`];
  if (body.form === 'file') return [`--data-binary ${quote(`@${nameOf(body.file)}`)}`];
  return body.parts.map(part => partLine(part, nameOf));
}

function partLine<File>(
  { name, value, contentType }: Part<File>,
  nameOf: (file: File) => string,
): string {
  const type = contentType ? `;type=${contentType}` : '';
  if (typeof value === 'string' && !contentType)
    return `--form-string ${quote(`${name}=${value}`)}`;
  const written = typeof value === 'string' ? partText(value) : `@${partText(nameOf(value.file))}`;
  return `--form ${quote(`${name}=${written}${type}`)}`;
}
