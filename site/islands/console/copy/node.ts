import type { PrintProgram } from '../request/build-request';
import { parseJson } from '../request/draft';

export const print: PrintProgram = ({ method, path, headers, body }, { origin, appId }) => {
  const quoted = (value: unknown) => JSON.stringify(value);
  const lines = Object.entries(headers).map(
    ([name, value]) => `    ${quoted(name)}: ${quoted(value)},\n`,
  );
  const isJson = parseJson(body) !== undefined;
  const content = isJson ? `JSON.stringify(${body})` : quoted(body ?? '');
  return `import { randomBytes, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';

const api = process.env.EASEL_API ?? ${quoted(origin)};
const appId = process.env.EASEL_APP_ID ?? ${quoted(appId)};
const key = readFileSync(process.env.EASEL_PRIVATE_KEY ?? 'easel-private-key.pem');
const path = ${quoted(path)};
const body = ${content};

const timestamp = Math.floor(Date.now() / 1000);
const nonce = randomBytes(16).toString('hex');
const text = ['${method}', path, timestamp, nonce, body].join('\\n');
const signature = sign('RSA-SHA256', Buffer.from(text), key).toString('base64');

const response = await fetch(api + path, {
  method: '${method}',
  headers: {
${lines.join('')}    Authorization: \`EASEL-SHA256-RSA app_id=\${appId},nonce_str=\${nonce},timestamp=\${timestamp},signature=\${signature}\`,
  },${body === undefined ? '' : '\n  body,'}
});
console.log(response.status, await response.json());
`;
};
