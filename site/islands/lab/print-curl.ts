import type { Body } from './BodyField';

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

interface Request {
  method: string;
  address: string;
  authorization: string;
  body: Body;
}

/** `--data-binary`, because `--data` would drop line ends from a file after they were signed. */
export function printCurl({ method, address, authorization, body }: Request): string {
  const data = body.file ? `@${body.file.name}` : body.text;
  return [
    `curl -X ${method} ${quote(address)}`,
    `  -H ${quote(`Authorization: ${authorization}`)}`,
    ...(data ? ["  -H 'Content-Type: application/json'", `  --data-binary ${quote(data)}`] : []),
  ].join(' \\\n');
}
