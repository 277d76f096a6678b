import { HTTPSnippet } from '@readme/httpsnippet';
import { formText, formType } from '../../browser/request/build-request.ts';
import type { RequestContent } from '../../browser/request/request-form.ts';
import { cookieText, toCurl } from '../../browser/request/to-curl.ts';
import { type CodeSample, type Language, languages, shell } from './languages.ts';
import type { SampleRequest } from './sample-request.ts';
import { quotedIn, Words } from './words.ts';

export interface PrintedSample {
  label: string;
  /** As code in Markdown is marked with it. */
  fence: string;
  text: string;
}

/** A request as a program, unless the language has no way to send it. */
export function printSample(name: CodeSample, request: SampleRequest): PrintedSample | undefined {
  if (name === shell) return { label: 'cURL', fence: 'bash', text: toCurl(request, file => file) };
  const language: Language = languages[name];
  const text = printProgram(language, request);
  return text === undefined ? undefined : { label: language.label, fence: language.fence, text };
}

/** What no program would have to quote. */
const isPlain = (name: string) => /^[\w-]+$/.test(name);

/**
 * The library writes programs, but does not know what to escape in each language. So it writes words that need nothing,
 * and in their place goes what they stand for, as a literal of the language.
 */
function printProgram(language: Language, request: SampleRequest): string | undefined {
  const { method, url, body } = request;
  const headers = listHeaders(language, request);
  if (!/^[A-Z]+$/.test(method) || !headers.every(([name]) => isPlain(name))) return undefined;
  const words = new Words();
  const type = words.take(contentType(body));
  const content = words.take(body?.form === 'form' ? formText(body.pairs) : textOf(body));
  const json = language.json && body?.form === 'text' ? readJson(body.type, body.text) : undefined;
  const written = write(language, body, {
    method,
    url: `${url.startsWith('http:') ? 'http' : 'https'}://${words.take(url)}/`,
    headers: headers.map(([name, value]) => ({
      name,
      value: name === 'Content-Type' ? type : words.take(value),
    })),
    ...(body && hasContent(body)
      ? {
          postData: json
            ? { mimeType: 'application/json', text: JSON.stringify(content) }
            : { mimeType: type, text: content },
        }
      : {}),
  });
  const program = written && putFiles(language, body, written, { content, type });
  if (!program) return undefined;
  return words.fill(program, (word, text, indent) =>
    json && word === content ? (language.json?.(json.value, indent) ?? '') : language.literal(text),
  );
}

type Body = SampleRequest['body'];

const isUpload = (body: Body) => body?.form === 'multipart' || body?.form === 'file';

const hasContent = (body: RequestContent<string>) => body.form !== 'text' || body.text !== '';

const textOf = (body: Body) => (body?.form === 'text' ? body.text : '');

function contentType(body: Body): string {
  if (!body) return '';
  if (body.form === 'form') return formType;
  return body.form === 'multipart' ? 'multipart/form-data' : body.type;
}

/** The type of a form with parts follows from what is between them; only here a program has to say it. */
function listHeaders({ target }: Language, { headers, cookies, body }: SampleRequest) {
  return [
    ...headers,
    ...(body?.form === 'multipart' && target === 'go' ? [['Content-Type', ''] as const] : []),
    ...(cookies.length > 0 ? [['Cookie', cookieText(cookies)] as const] : []),
  ];
}

function write(language: Language, body: Body, request: object): string | undefined {
  const whole = {
    httpVersion: 'HTTP/1.1',
    queryString: [],
    cookies: [],
    headersSize: -1,
    bodySize: -1,
    ...request,
  };
  const { target, client, uploadClient = client } = language;
  const chosen = body?.form === 'multipart' ? uploadClient : client;
  const [program] = new HTTPSnippet(whole as never).convert(target as never, chosen) ?? [];
  return typeof program === 'string' ? program.trimEnd() : undefined;
}

function putFiles(
  language: Language,
  body: Body,
  program: string,
  words: { content: string; type: string },
): string | undefined {
  if (!body || !isUpload(body)) return program;
  return language.upload(program, {
    quoted: quotedIn(program, words.content),
    quotedType: quotedIn(program, words.type),
    ...(body.form === 'multipart' ? { parts: body.parts } : {}),
    ...(body.form === 'file' ? { file: body.file } : {}),
  });
}

function readJson(type: string, text: string): { value: unknown } | undefined {
  if (!/[/+]json\b/i.test(type)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch {
    return undefined;
  }
}
