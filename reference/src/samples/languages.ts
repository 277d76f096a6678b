import {
  inSingleQuotes,
  type Literal,
  likeJson,
  likeKotlin,
  likePython,
  likeScript,
} from './literals.ts';
import * as uploads from './uploads.ts';

export interface Language {
  label: string;
  /** As code in Markdown is marked with it. */
  fence: string;
  /** As the library calls target and client; for forms with parts those that know them. */
  target: string;
  client: string;
  uploadClient?: string;
  literal: Literal;
  /** JSON as an expression that the language writes itself; the text of it where there is none. */
  json?: (value: unknown, indent: string) => string;
  /** Puts a form with parts, or a file, where the program has `body`. */
  upload: (program: string, body: uploads.Upload) => string | undefined;
}

const json = (value: unknown, indent: string) =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);

/** By the names under which an edition asks for them, in the order of the page. */
export const languages = {
  'javascript/fetch': {
    label: 'JavaScript',
    fence: 'js',
    target: 'javascript',
    client: 'fetch',
    literal: likeScript,
    json,
    upload: uploads.inBrowser,
  },
  'python/requests': {
    label: 'Python',
    fence: 'python',
    target: 'python',
    client: 'requests',
    literal: likeJson,
    json: likePython,
    upload: uploads.inPython,
  },
  'node/fetch': {
    label: 'Node.js',
    fence: 'js',
    target: 'node',
    client: 'fetch',
    literal: likeScript,
    json,
    upload: uploads.inNode,
  },
  'go/native': {
    label: 'Go',
    fence: 'go',
    target: 'go',
    client: 'native',
    literal: likeJson,
    upload: uploads.inGo,
  },
  'java/nethttp': {
    label: 'Java',
    fence: 'java',
    target: 'java',
    client: 'nethttp',
    uploadClient: 'okhttp',
    literal: likeJson,
    upload: uploads.inJava,
  },
  'php/curl': {
    label: 'PHP',
    fence: 'php',
    target: 'php',
    client: 'curl',
    literal: inSingleQuotes,
    upload: uploads.inPhp,
  },
  'ruby/native': {
    label: 'Ruby',
    fence: 'ruby',
    target: 'ruby',
    client: 'native',
    literal: inSingleQuotes,
    upload: uploads.inRuby,
  },
  'csharp/httpclient': {
    label: 'C#',
    fence: 'csharp',
    target: 'csharp',
    client: 'httpclient',
    literal: likeJson,
    upload: uploads.inCSharp,
  },
  'kotlin/okhttp': {
    label: 'Kotlin',
    fence: 'kotlin',
    target: 'kotlin',
    client: 'okhttp',
    literal: likeKotlin,
    upload: uploads.inKotlin,
  },
} satisfies Record<string, Language>;

export const shell = 'shell/curl';

export type CodeSample = typeof shell | keyof typeof languages;

export const allSamples: CodeSample[] = [shell, ...(Object.keys(languages) as CodeSample[])];
