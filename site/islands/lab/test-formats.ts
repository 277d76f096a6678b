import type { Pasted, Sent } from './test-requests.ts';

const host = 'api.easel.example';
const json = 'application/json';
const url = ({ path }: Sent) => `https://${host}${path}`;

const single = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
const double = (text: string) => `"${text.replace(/[$`"\\]/g, '\\$&')}"`;
const ansi = (text: string) =>
  `$'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r')}'`;
const escapeChar = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
/** As Chrome does it: ANSI quotes as soon as there is something that plain ones cannot hold. */
const chromeShell = (text: string) =>
  /[^ -~\u00a0-\uffff]|[!']/.test(text)
    ? `$'${text
        .replaceAll('\\', '\\\\')
        .replaceAll("'", "\\'")
        .replaceAll('\n', '\\n')
        .replaceAll('\r', '\\r')
        .replace(/[^ -~\u00a0-\uffff]|!/g, escapeChar)}'`
    : `'${text}'`;
const chromeCmd = (text: string) =>
  `^"${text
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replace(/[^a-zA-Z0-9\s_\-:=+~'/.',?;()*`]/g, '^$&')
    .replace(/%(?=[a-zA-Z0-9_])/g, '%^')
    .replace(/\r?\n|\r/g, '^\n\n')}^"`;
const cmd = (text: string) => `"${text.replace(/(\\*)"/g, '$1$1""').replace(/\\+$/, '$&$&')}"`;
const powerShell = (text: string) =>
  `"${text
    .replace(/[`$"]/g, '`$&')
    .replace(/[^\x20-\x7e]/g, char => `$([char]${char.charCodeAt(0)})`)}"`;
const powerShellSingle = (text: string) => `'${text.replaceAll("'", "''")}'`;
const script = (text: string) =>
  `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r')}'`;

const headersOf = (sent: Sent): [string, string][] => [
  ['Authorization', sent.authorization],
  ...(sent.body ? [['Content-Type', json] as [string, string]] : []),
];

function curl(quote: (text: string) => string, join = ' \\\n') {
  return (sent: Sent): Pasted => ({
    text: [
      `curl -sS -X ${sent.method} ${quote(url(sent))}`,
      ...headersOf(sent).map(header => `  -H ${quote(header.join(': '))}`),
      ...(sent.body ? [`  --data-raw ${quote(sent.body)}`] : []),
    ].join(join),
  });
}

const message = (sent: Sent) =>
  [
    `${sent.method} ${sent.path} HTTP/1.1`,
    `Host: ${host}`,
    'User-Agent: curl/7.88.1',
    ...headersOf(sent).map(header => header.join(': ')),
    ...(sent.body ? [`Content-Length: ${Buffer.byteLength(sent.body)}`] : []),
  ].join('\n');

const fetchCall = (sent: Sent, more: object): Pasted => ({
  text: `fetch(${JSON.stringify(url(sent))}, ${JSON.stringify(
    {
      headers: Object.fromEntries([
        ['accept', '*/*'],
        ...headersOf(sent).map(([name, value]) => [name.toLowerCase(), value]),
      ]),
      ...more,
      body: sent.body || null,
      method: sent.method,
    },
    null,
    2,
  )});`,
});

const lines = (...parts: (string | false)[]): Pasted => ({
  text: parts.filter(part => part !== false).join('\n'),
});

/** The ways in which readers hand over a request, as each tool writes it. */
export const formats: Record<string, (sent: Sent) => Pasted> = {
  'curl, single quotes': curl(single),
  'curl, double quotes': curl(double),
  'curl, ANSI quotes': curl(ansi),
  'curl, Windows prompt': curl(cmd, ' ^\n'),
  'curl -v': sent => ({
    text: `*   Trying 127.0.0.1:443...\n* Connected to ${host}\n${message(sent).replace(/^/gm, '> ')}\n> \n* upload completely sent off\n< HTTP/1.1 401 Unauthorized\n< Content-Type: application/problem+json\n< \n{"code":"SIGN_ERROR"}`,
    body: sent.body,
  }),
  'curl --data-binary @file': sent => ({
    text: `curl -X ${sent.method} ${single(url(sent))} -H ${single(`Authorization: ${sent.authorization}`)} --data-binary @body.json`,
    body: sent.body,
  }),
  'DevTools: cURL (bash)': sent => ({
    text: [
      `curl ${chromeShell(url(sent))}`,
      `  -X ${chromeShell(sent.method)}`,
      "  -H 'accept: */*'",
      ...headersOf(sent).map(header => `  -H ${chromeShell(header.join(': '))}`),
      ...(sent.body ? [`  --data-raw ${chromeShell(sent.body)}`] : []),
    ].join(' \\\n'),
  }),
  'DevTools: cURL (cmd)': sent => ({
    text: [
      `curl ${chromeCmd(url(sent))}`,
      `  -X ${chromeCmd(sent.method)}`,
      ...headersOf(sent).map(header => `  -H ${chromeCmd(header.join(': '))}`),
      ...(sent.body ? [`  --data-raw ${chromeCmd(sent.body)}`] : []),
    ].join(' ^\n'),
  }),
  'DevTools: fetch': sent => fetchCall(sent, { referrer: 'https://docs.example/', mode: 'cors' }),
  'DevTools: fetch (Node.js)': sent => fetchCall(sent, { credentials: 'omit' }),
  'DevTools: PowerShell': sent =>
    lines(
      '$session = New-Object Microsoft.PowerShell.Commands.WebRequestSession',
      '$session.UserAgent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)"',
      `Invoke-WebRequest -UseBasicParsing -Uri ${powerShell(url(sent))} \``,
      `-Method ${powerShell(sent.method)} \``,
      '-WebSession $session `',
      '-Headers @{',
      '"accept"="*/*"',
      `  "authorization"=${powerShell(sent.authorization)}`,
      `}${sent.body && ' `'}`,
      sent.body !== '' && `-ContentType "${json}" \``,
      sent.body !== '' &&
        `-Body ${/[^\x20-\x7e]/.test(sent.body) ? `([System.Text.Encoding]::UTF8.GetBytes(${powerShell(sent.body)}))` : powerShell(sent.body)}`,
    ),
  'PowerShell: Invoke-RestMethod': sent =>
    lines(
      `$uri = ${powerShellSingle(url(sent))}`,
      `$headers = @{ Authorization = ${powerShellSingle(sent.authorization)}; 'Content-Type' = '${json}' }`,
      sent.body !== '' && `$body = ${powerShellSingle(sent.body)}`,
      `$answer = Invoke-RestMethod -Method ${sent.method} -Uri $uri -Headers $headers${sent.body && ' -Body $body'} | ConvertTo-Json`,
    ),
  HTTPie: sent => ({
    text: `http ${sent.method} ${single(url(sent))} Authorization:${single(sent.authorization)}${sent.body && ` Content-Type:${json} --raw ${single(sent.body)}`}`,
  }),
  'HTTPie after a pipe': sent => ({
    text: `${sent.body && `printf %s ${single(sent.body)} | `}https --follow --timeout 3600 ${sent.method} ${single(host + sent.path)} \\\n Authorization:${single(sent.authorization)}`,
  }),
  'Postman: HTTP': sent => ({
    text: `${sent.method} ${sent.path} HTTP/1.1\nHost: ${host}\n${headersOf(sent)
      .toReversed()
      .map(header => header.join(': '))
      .join(
        '\n',
      )}${sent.body && `\nContent-Length: ${Buffer.byteLength(sent.body)}`}\n\n${sent.body}`,
  }),
  'Postman: cURL': sent => ({
    text: [
      `curl --location --request ${sent.method} ${single(url(sent))}`,
      ...headersOf(sent).map(header => `--header ${single(header.join(': '))}`),
      ...(sent.body ? [`--data ${single(sent.body)}`] : []),
    ].join(' \\\n'),
  }),
  'Postman: wget': sent => ({
    text: [
      'wget --no-check-certificate --quiet',
      `  --method ${sent.method}`,
      '  --timeout=0',
      ...headersOf(sent).map(header => `  --header ${single(header.join(': '))}`),
      ...(sent.body ? [`  --body-data ${single(sent.body)}`] : []),
      `   ${single(url(sent))}`,
    ].join(' \\\n'),
  }),
  'Postman: Node.js axios': sent =>
    lines(
      "const axios = require('axios');",
      `let data = ${script(sent.body)};`,
      'let config = {',
      `  method: '${sent.method.toLowerCase()}',`,
      '  maxBodyLength: Infinity,',
      `  url: ${script(url(sent))},`,
      '  headers: { ',
      ...headersOf(sent).map(([name, value]) => `    ${script(name)}: ${script(value)}, `),
      '  },',
      '  data : data',
      '};',
      'axios.request(config)',
      '.then((response) => {',
      '  console.log(JSON.stringify(response.data));',
      '})',
      '.catch((error) => { console.log(error); });',
    ),
  'Postman: JavaScript fetch': sent =>
    lines(
      'const myHeaders = new Headers();',
      ...headersOf(sent).map(
        ([name, value]) => `myHeaders.append(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
      ),
      sent.body !== '' && `const raw = ${JSON.stringify(sent.body)};`,
      'const requestOptions = {',
      `  method: "${sent.method}",`,
      '  headers: myHeaders,',
      sent.body !== '' && '  body: raw,',
      '  redirect: "follow"',
      '};',
      `fetch(${JSON.stringify(url(sent))}, requestOptions)`,
      '  .then((response) => response.text())',
      '  .catch((error) => console.error(error));',
    ),
  'Postman: Node.js https': sent =>
    lines(
      "var https = require('follow-redirects').https;",
      'var options = {',
      `  'method': '${sent.method}',`,
      `  'hostname': '${host}',`,
      `  'path': ${script(sent.path)},`,
      "  'headers': {",
      ...headersOf(sent).map(([name, value]) => `    ${script(name)}: ${script(value)},`),
      '  },',
      "  'maxRedirects': 20",
      '};',
      'var req = https.request(options, function (res) {',
      '  var chunks = [];',
      '  res.on("data", function (chunk) { chunks.push(chunk); });',
      '});',
      sent.body !== '' && `var postData = ${script(sent.body)};`,
      sent.body !== '' && 'req.write(postData);',
      'req.end();',
    ),
  'Postman: Python requests': sent =>
    lines(
      'import requests',
      '',
      `url = "${url(sent)}"`,
      '',
      `payload = ${JSON.stringify(sent.body)}`,
      'headers = {',
      ...headersOf(sent).map(([name, value]) => `  ${script(name)}: ${script(value)},`),
      '}',
      '',
      `response = requests.request("${sent.method}", url, headers=headers, data=payload)`,
      'print(response.text)',
    ),
  'Postman: Python http.client': sent =>
    lines(
      'import http.client',
      `conn = http.client.HTTPSConnection("${host}")`,
      `payload = ${script(sent.body)}`,
      'headers = {',
      ...headersOf(sent).map(([name, value]) => `  ${script(name)}: ${script(value)},`),
      '}',
      `conn.request("${sent.method}", ${script(sent.path)}, payload, headers)`,
      'res = conn.getresponse()',
      'print(res.read().decode("utf-8"))',
    ),
  'Postman: PowerShell': sent =>
    lines(
      '$headers = New-Object "System.Collections.Generic.Dictionary[[String],[String]]"',
      ...headersOf(sent).map(([name, value]) => `$headers.Add("${name}", ${powerShell(value)})`),
      sent.body !== '' &&
        `$body = @"\n${sent.body.replace(/[`$]/g, '`$&').replaceAll('"', '`"')}\n"@`,
      `$response = Invoke-RestMethod ${powerShellSingle(url(sent))} -Method '${sent.method}' -Headers $headers${sent.body && ' -Body $body'}`,
      '$response | ConvertTo-Json',
    ),
  'HTTP message': sent => ({ text: `${message(sent)}\n\n${sent.body}` }),
  'HAR entry': sent => ({
    text: JSON.stringify({
      startedDateTime: '2025-10-09T08:53:20Z',
      request: {
        method: sent.method,
        url: url(sent),
        httpVersion: 'HTTP/2',
        headers: headersOf(sent).map(([name, value]) => ({ name, value })),
        bodySize: Buffer.byteLength(sent.body),
        ...(sent.body && { postData: { mimeType: json, text: sent.body } }),
      },
      response: { status: 401 },
    }),
  }),
};
