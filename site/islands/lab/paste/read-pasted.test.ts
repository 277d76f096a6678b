import { describe, expect, it } from 'vitest';
import { readAnswer, readPasted } from './read-pasted.ts';

const header = 'EASEL-SHA256-RSA app_id=a,nonce_str=n,timestamp=1,signature=s=';

describe('curl', () => {
  it.each<[string, object]>([
    [`curl https://h.example/v1/jobs?a=1 -H 'Authorization: ${header}'`, { method: 'GET', path: '/v1/jobs?a=1', origin: 'https://h.example', authorization: header, body: '' }],
    [`$ curl.exe -XDELETE "http://127.0.0.1:8787/v1/jobs/1"`, { method: 'DELETE', path: '/v1/jobs/1' }],
    ["curl 127.0.0.1:8787/v1 -d 'it'\\''s' -d b=2", { method: 'POST', path: '/v1', body: "it's&b=2" }],
    [`curl -sSH "Authorization: ${header}" --url https://h.example/v1 --json '{"a":1}'`, { method: 'POST', authorization: header, body: '{"a":1}' }],
    ["curl -G https://h.example/v1 -d a=1 --data-urlencode 'b=x y'", { method: 'GET', path: '/v1?a=1&b=x%20y', body: '' }],
    ['curl https://h.example/v1 \\\n  --data-raw "{\\"a\\":\\"\\$1\\"}"', { body: '{"a":"$1"}', notes: [] }],
    ['curl https://h.example/v1 ^\n  -d "{}"', { body: '{}' }],
    ["curl https://h.example/v1 --data $'a\\u732b\\n'", { body: 'a猫\n' }],
    ["curl https://h.example/v1 --data $'\\U0001F600 \\UFFFFFFFF'", { body: '😀 \ufffd' }],
    ['curl https://h.example/v1 -H "Authorization: $AUTH"', { notes: ['variable'] }],
    ['curl https://h.example/v1 -d @body.json', { body: '', file: { name: 'body.json', dropNewlines: true }, notes: ['file-newlines'] }],
    ['curl https://h.example/v1 --data-binary @body.json', { file: { name: 'body.json', dropNewlines: false }, notes: ['file-body'] }],
    ['curl -o out.json --max-time 5 https://h.example/v1/%E7%8C%AB?b=2&a=1#top', { path: '/v1/%E7%8C%AB?b=2&a=1' }],
  ])('%s', (command, expected) => expect(readPasted(command)).toMatchObject(expected)); // biome-ignore format: a table
});

const auth = `"Authorization": "${header}"`;

describe('programs and other commands', () => {
  it.each<[string, object]>([
    // JSON.stringify prints as JavaScript does: numbers lose digits, keys that are numbers come first.
    [`const d = JSON.stringify({ "b": 881417947308949275, "10": [1.0, null], "9": "猫" });\naxios.post('https://h.example/v1', d, { headers: { ${auth} } })`, { method: 'POST', path: '/v1', authorization: header, body: '{"9":"猫","10":[1,null],"b":881417947308949200}' }],
    [`await fetch('https://h.example/v1?a=' + '1', { headers: new Headers({ ${auth} }) })`, { method: 'GET', path: '/v1?a=1', authorization: header, body: '' }],
    [`fetch(\`https://h.example/v1/\${id}\`, { method: "DELETE" })`, { method: 'DELETE', notes: ['variable'] }],
    [`const id = "7";\nfetch(\`https://h.example/v1/\${id}\`)`, { path: '/v1/7', notes: [] }],
    ['fetch("https://h.example/v1", { method: "POST", body: build(1) })', { body: '', unseenBody: 'certain' }],
    // json.dumps prints as Python does: spaces, escapes, whole integers, floats with their point.
    [`import requests, json\nr = requests.post("https://h.example/v1", headers={${auth}}, data=json.dumps({"a": 881417947308949275, "b": [1.0, None, True], "c": "猫"}))`, { method: 'POST', authorization: header, body: '{"a": 881417947308949275, "b": [1.0, null, true], "c": "\\u732b"}' }],
    ['import requests\nrequests.put("https://h.example/v1", json={"a": 1})', { method: 'PUT', body: '{"a": 1}' }],
    ['import requests\nrequests.post("https://h.example/v1", data=json.dumps({"a": "猫"}, separators=(",", ":"), ensure_ascii=False).encode("utf-8"))', { body: '{"a":"猫"}' }],
    [`import requests\nkey = os.environ.get('KEY')\nrequests.get(f"https://h.example/v1/{key}")`, { notes: ['variable'] }],
    ['import requests\nrequests.post("https://h.example/v1", data="""{\n"a": 1}""" r"\\n")', { body: '{\n"a": 1}\\n' }],
    ['import requests\nrequests.post("https://h.example/v1", data=open("body.json", "rb"))', { unseenBody: 'certain' }],
    [`Invoke-RestMethod -Uri "https://h.example/v1" -Method Post -Headers @{ "Authorization" = "${header}" } -Body "{\`"a\`":\`"\`$1\`"}"`, { method: 'POST', authorization: header, body: '{"a":"$1"}', notes: [] }],
    ['iwr https://h.example/v1?a=1 -Headers @{ Authorization = "$auth" }', { path: '/v1?a=1', notes: ['variable'] }],
    ["$b = @'\n{\n\"a\": 1}\n'@\nirm https://h.example/v1 -Method POST -Body $b", { body: '{\n"a": 1}' }],
    ['irm https://h.example/v1 -Method POST -Body ($data | ConvertTo-Json)', { unseenBody: 'certain' }],
    [`http :8787/v1/jobs Authorization:'${header}' a=1 b:=2.5 c==x`, { method: 'POST', origin: 'http://localhost:8787', path: '/v1/jobs?c=x', authorization: header, body: '{"a": "1", "b": 2.5}' }],
    ['http POST h.example/v1 < body.json', { file: { name: 'body.json', dropNewlines: false }, unseenBody: 'certain' }],
    [`wget --method=PUT --header='Authorization: ${header}' --body-data='{}' -O - https://h.example/v1`, { method: 'PUT', path: '/v1', authorization: header, body: '{}' }],
    [JSON.stringify({ log: { entries: [{ request: { method: 'GET', url: 'https://h.example/v1', headers: [{ name: 'authorization', value: header }] } }, { request: { method: 'GET', url: 'https://h.example/x', headers: [] } }] } }), { path: '/v1', authorization: header }],
    ['curl ^"https://h.example/v1^" ^\n  --data-raw ^"^{^\\^"a^\\^":^\\^"50^%^\\^\\n^\\^"^}^"', { body: '{"a":"50%\\n"}' }],
    ['curl.exe "https://h.example/v1" -d "{""a"":1}"', { body: '{"a":1}' }],
    ["curl https://h.example/v1 -d '{}' | jq .status", { path: '/v1', body: '{}' }],
  ])('%s', (text, expected) => expect(readPasted(text)).toMatchObject(expected)); // biome-ignore format: a table
});

describe('HTTP message', () => {
  it('keeps a header that runs over several lines, and the body as it is', () => {
    const text = `POST /v1/jobs HTTP/1.1\r\nHost: h.example\r\nAuthorization: ${header}\nAAAA\nBBBB\nContent-Type: application/json\n\n{\n "a": 1 }\n`;
    expect(readPasted(text)).toMatchObject({
      method: 'POST',
      path: '/v1/jobs',
      origin: 'https://h.example',
      authorization: `${header}\nAAAA\nBBBB`,
      body: '{\n "a": 1 }\n',
    });
  });

  it('reads what curl -v prints', () => {
    const text = `* Connected\n> GET /v1/jobs/1 HTTP/2\n> Host: h.example\n> Authorization: ${header}\n>\n< HTTP/2 401\n{"code":"SIGN_ERROR"}`;
    expect(readPasted(text)).toMatchObject({ method: 'GET', path: '/v1/jobs/1', body: '' });
  });

  it('takes the header alone, with or without its name', () => {
    expect(readPasted(`Authorization: ${header}`)?.authorization).toBe(header);
    expect(readPasted(header)?.authorization).toBe(header);
  });

  it('takes the length for the end of the body, and for its line ends', () => {
    const post = (length: number, body: string) =>
      readPasted(`POST /v1 HTTP/1.1\nContent-Length: ${length}\n\n${body}`);
    expect(post(7, '{"a":1}\n\n')).toMatchObject({ body: '{"a":1}' });
    expect(post(9, '{"a":1\n}')).toMatchObject({ form: 'crlf' });
    expect(post(20, '{"a":1}')).toMatchObject({ unseenBody: 'certain' });
  });

  it('leaves alone what it does not know', () => {
    expect(readPasted('hello')).toBeUndefined();
    expect(readPasted('')).toBeUndefined();
  });
});

it.each([
  ['', {}],
  ['1760000000', { now: 1_760_000_000 }],
  ['2025-10-09T08:53:20Z', { now: 1_760_000_000 }],
  ['NONCE_REUSED', { code: 'NONCE_REUSED', now: undefined }],
  ['{"code":"TIMESTAMP_SKEW","serverTime":"2025-10-09T08:53:20Z"}', { code: 'TIMESTAMP_SKEW', now: 1_760_000_000 }],
  ['HTTP/1.1 401\nDate: Thu, 09 Oct 2025 08:53:20 GMT\n\n{"code":"SIGN_ERROR","stringToSign":"GET\\n"}', { code: 'SIGN_ERROR', now: 1_760_000_000, stringToSign: 'GET\n' }],
  ['no idea', { code: undefined, now: undefined }],
])('%j', (text, expected) => expect(readAnswer(text)).toMatchObject(expected)); // biome-ignore format: a table
