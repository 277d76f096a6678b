import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../signing/vectors/', import.meta.url));

export interface Vector {
  id: string;
  request: { method: string; path: string; bodyBase64: string };
  signer: { appId: string };
  authorization: string;
  server: { now: number };
  expect: { ok: boolean; code?: string; explain?: string[] };
}

export const vectorFiles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
  name.includes('.'),
);

export function readVectorFile(name: string): string {
  return readFileSync(`${folder}${name}`, 'utf8');
}

export function readVectors(): Vector[] {
  const { files } = JSON.parse(readVectorFile('index.json')) as { files: { file: string }[] };
  return files.flatMap(({ file }) => JSON.parse(readVectorFile(file)).vectors);
}

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

export function toCurl({ request, authorization }: Vector): string {
  const body = Buffer.from(request.bodyBase64, 'base64').toString();
  const data = body ? ` --data-raw ${quote(body)}` : '';
  return `curl -X ${request.method} ${quote(`https://api.easel.example${request.path}`)} -H ${quote(`Authorization: ${authorization}`)}${data}`;
}

/** What `curl -v` prints of it: never the body. */
export function toTrace({ request, authorization }: Vector): string {
  const { length } = Buffer.from(request.bodyBase64, 'base64');
  return `> ${request.method} ${request.path} HTTP/1.1\n> Host: api.easel.example\n> Authorization: ${authorization}\n> Content-Length: ${length}\n>\n< HTTP/1.1 401 Unauthorized\n`;
}
