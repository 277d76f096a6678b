import type { Part } from '../../browser/request/request-form.ts';
import { inSingleQuotes, type Literal, likeJson, likeKotlin, likeScript } from './literals.ts';

/**
 * The library sends empty files, or the name of one in its place. These take what stands for the body out of its
 * programs, and put in what the language has for forms with parts and for files.
 */

export interface Upload {
  /** What stands for the body in the program, as it is written there. */
  quoted: string;
  /** And for its type. */
  quotedType: string;
  parts?: Part<string>[];
  file?: string;
}

const fileOf = ({ value }: Part<string>) => (typeof value === 'string' ? undefined : value.file);
const textOf = ({ value }: Part<string>) => (typeof value === 'string' ? value : '');

/** A part in two ways, as text and as a file. */
const write = (
  parts: Part<string>[],
  literal: Literal,
  asText: (name: string, text: string, type?: string) => string,
  asFile: (name: string, file: string, type?: string) => string,
) =>
  parts.map(part => {
    const file = fileOf(part);
    const type = part.contentType && literal(part.contentType);
    return file === undefined
      ? asText(literal(part.name), literal(textOf(part)), type)
      : asFile(literal(part.name), literal(file), type);
  });

const blob = (content: string, type: string) => `new Blob([${content}], { type: ${type} })`;

function script(openFile: (file: string, type?: string) => string) {
  return (parts: Part<string>[]) =>
    [
      'const form = new FormData();',
      ...write(
        parts,
        likeScript,
        (name, text, type) => `form.append(${name}, ${type ? blob(text, type) : text});`,
        (name, file, type) => `form.append(${name}, ${openFile(file, type)}, ${file});`,
      ),
      '',
      '',
    ].join('\n');
}

const chosen = "document.querySelector('input[type=file]').files[0]";

export function inBrowser(program: string, { quoted, parts }: Upload): string {
  if (!parts) return program.replace(quoted, () => chosen);
  return script(() => chosen)(parts) + program.replace(quoted, 'form');
}

const opened = (file: string, type?: string) =>
  `await openAsBlob(${file}${type ? `, { type: ${type} }` : ''})`;

export function inNode(program: string, { quoted, parts, file = '' }: Upload): string {
  const needed = "import { openAsBlob } from 'node:fs';\n\n";
  if (!parts) return needed + program.replace(quoted, () => opened(likeScript(file)));
  const form = script(opened)(parts);
  return (form.includes('openAsBlob') ? needed : '') + form + program.replace(quoted, 'form');
}

export function inPython(program: string, { quoted, parts, file = '' }: Upload): string {
  if (!parts) return program.replace(quoted, () => `open(${likeJson(file)}, "rb")`);
  const rows = write(
    parts,
    likeJson,
    (name, text, type) => `    (${name}, (None, ${text}${type ? `, ${type}` : ''})),`,
    (name, it, type) => `    (${name}, (${it}, open(${it}, "rb")${type ? `, ${type}` : ''})),`,
  );
  return program
    .replace(`payload = ${quoted}`, () => ['files = [', ...rows, ']'].join('\n'))
    .replace('data=payload', 'files=files');
}

export function inGo(program: string, { quoted, quotedType, parts, file = '' }: Upload): string {
  const reader = `payload := strings.NewReader(${quoted})`;
  if (!parts)
    return program
      .replace('"strings"', '"os"')
      .replace(reader, () => `payload, _ := os.Open(${likeJson(file)})`);
  const lines = write(
    parts,
    likeJson,
    (name, text) => `form.WriteField(${name}, ${text})`,
    (name, it) =>
      [
        '{',
        `\t\tfile, _ := os.Open(${it})`,
        `\t\tpart, _ := form.CreateFormFile(${name}, ${it})`,
        '\t\tio.Copy(part, file)',
        '\t}',
      ].join('\n'),
  );
  const form = [
    'payload := &bytes.Buffer{}',
    'form := multipart.NewWriter(payload)',
    ...lines,
    'form.Close()',
  ];
  const os = parts.some(part => fileOf(part) !== undefined) ? '\n\t"os"' : '';
  return program
    .replace('"strings"', () => `"bytes"\n\t"mime/multipart"${os}`)
    .replace(reader, () => form.join('\n\t'))
    .replace(quotedType, 'form.FormDataContentType()');
}

export function inPhp(program: string, { quoted, parts, file = '' }: Upload): string | undefined {
  if (!parts) return program.replace(quoted, () => `file_get_contents(${inSingleQuotes(file)})`);
  // The names are the keys of an array there.
  if (new Set(parts.map(({ name }) => name)).size < parts.length) return undefined;
  const rows = write(
    parts,
    inSingleQuotes,
    (name, text) => `    ${name} => ${text},`,
    (name, it, type) => `    ${name} => new CURLFile(${it}${type ? `, ${type}` : ''}),`,
  );
  return program.replace(quoted, () => ['[', ...rows, '  ]'].join('\n'));
}

export function inRuby(program: string, { quoted, parts, file = '' }: Upload): string {
  if (!parts) return program.replace(quoted, () => `File.binread(${inSingleQuotes(file)})`);
  const options = (type?: string) => (type ? `, { content_type: ${type} }` : '');
  const rows = write(
    parts,
    inSingleQuotes,
    // Only files have a type of their own there.
    (name, text) => `  [${name}, ${text}],`,
    (name, it, type) => `  [${name}, File.open(${it}, 'rb')${options(type)}],`,
  );
  return program.replace(`request.body = ${quoted}`, () =>
    ['request.set_form([', ...rows, "], 'multipart/form-data')"].join('\n'),
  );
}

export function inCSharp(program: string, { quoted, parts, file = '' }: Upload): string {
  const stream = (it: string) => `new StreamContent(File.OpenRead(${it}))`;
  if (!parts) return program.replace(`new StringContent(${quoted})`, () => stream(likeJson(file)));
  const rows = write(
    parts,
    likeJson,
    (name, text, type) =>
      `        { new StringContent(${text}${type ? `, null, ${type}` : ''}), ${name} },`,
    (name, it) => `        { ${stream(it)}, ${name}, ${it} },`,
  );
  const [start, rest = ''] = program.split(`new StringContent(${quoted})`);
  // What follows there is the type of the body, which has none of its own.
  const after = rest.slice(rest.indexOf('\n    }') + '\n    }'.length);
  return [`${start}new MultipartFormDataContent`, '    {', ...rows, `    }${after}`].join('\n');
}

const okHttp =
  (literal: Literal, declare: string, createFile: string, end: string) =>
  (program: string, { quoted, quotedType, parts, file = '' }: Upload): string => {
    const create = `RequestBody.create(mediaType, ${quoted})`;
    if (!parts)
      return program.replace(
        create,
        () => `RequestBody.create(mediaType, ${createFile}(${literal(file)}))`,
      );
    const type = (it?: string) => (it ? `MediaType.parse(${it})` : 'null');
    const rows = write(
      parts,
      literal,
      (name, text, it) =>
        it
          ? `  .addFormDataPart(${name}, null, RequestBody.create(${type(it)}, ${text}))`
          : `  .addFormDataPart(${name}, ${text})`,
      (name, it, of) =>
        `  .addFormDataPart(${name}, ${it}, RequestBody.create(${type(of)}, ${createFile}(${it})))`,
    );
    const builder = `${createFile.replace('File', 'MultipartBody.Builder')}()`;
    const body = [
      `${declare} ${builder}`,
      '  .setType(MultipartBody.FORM)',
      ...rows,
      `  .build()${end}`,
    ];
    return program
      .split('\n')
      .filter(line => !line.includes(quotedType))
      .map(line => (line.includes(create) ? body.join('\n') : line))
      .join('\n');
  };

const javaParts = okHttp(likeJson, 'RequestBody body =', 'new File', ';');

export function inJava(program: string, upload: Upload): string {
  if (upload.parts) return javaParts(program, upload);
  const { quoted, file = '' } = upload;
  return program.replace(`ofString(${quoted})`, () => `ofFile(Path.of(${likeJson(file)}))`);
}

export const inKotlin = okHttp(likeKotlin, 'val body =', 'File', '');
