import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { RunningServer } from '../node/index.ts';
import { runCommand } from './run.ts';
import { describeSettings, readSettings } from './settings.ts';

async function run(args: string[], environment: NodeJS.ProcessEnv = {}) {
  const said: string[] = [];
  const reported: string[] = [];
  const result = await runCommand({
    args,
    environment,
    privateKey: 'KEY\n',
    say: text => said.push(text),
    report: text => reported.push(text),
    onStart: () => undefined,
  });
  return { result, said: said.join('\n'), reported: reported.join('\n') };
}

it.each([
  [['--port', 'abc'], '--port is a number up to 65535, not "abc".'],
  [['--port', '65536'], '--port is a number up to 65535, not "65536".'],
  [['--speed', '-1'], '--speed is real, fast or a number above 0, not "-1".'],
  [['--origin', 'foo'], '--origin is an address such as https://docs.example, not "foo".'],
  [['--now', 'noon'], '--now is a time such as 2026-01-31T12:00:00Z, not "noon".'],
  [['--limits', 'none'], '--limits is on or off, not "none".'],
  [['--log', 'xml'], '--log is text or json, not "xml".'],
  [['--colour'], "Unknown option '--colour'"],
])('refuses %j with a sentence, the help and 2', async (args, sentence) => {
  const equals = args.length > 1 ? [`${args[0]}=${args[1]}`] : args;
  const { result, reported } = await run(equals);
  expect(result).toBe(2);
  expect(reported).toContain(sentence);
  expect(reported).toContain('--allow-host');
  expect(reported).not.toMatch(/^\s+at /m);
});

it('prints help, version and key, and ends with 0', async () => {
  expect(await run(['--help'])).toMatchObject({ result: 0, said: describeSettings() });
  expect(await run(['--version'])).toMatchObject({ result: 0 });
  expect(await run(['--print-key'])).toMatchObject({ result: 0, said: 'KEY' });
});

it('takes from the environment what the command line does not say', () => {
  const environment = {
    EASEL_SANDBOX_PORT: '9000',
    EASEL_SANDBOX_ALLOW_HOST: 'easel, easel.test',
    EASEL_SANDBOX_VERBOSE: '1',
    EASEL_SANDBOX_SPEED: '',
  };
  expect(readSettings(['--port', '0'], environment)).toEqual({
    port: 0,
    'allow-host': ['easel', 'easel.test'],
    verbose: true,
  });
});

it('says which port is taken, and ends with 1', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const { result, reported } = await run(['--port', String(port)]);
  other.close();
  expect(result).toBe(1);
  expect(reported).toBe(`Another program has port ${port}. Choose another one with --port.`);
});

it('is called by other names, logs, starts its clock elsewhere and knows no limits', async () => {
  const args = ['--port', '0', '--allow-host', 'easel', '--log', 'json', '--limits', 'off'];
  const reported: string[] = [];
  let server: RunningServer | undefined;
  await runCommand({
    args: [...args, '--now', '2030-01-01T00:00:00Z', '--origin', 'https://docs.mine.example'],
    environment: {},
    privateKey: '',
    say: () => undefined,
    report: text => reported.push(text),
    onStart: started => {
      server = started;
    },
  });
  const { origin, close } = server!;
  const headers = { authorization: 'Bearer sbx_token_sandbox' };
  const get = (init: RequestInit = {}) =>
    fetch(`${origin}/v1/models/757279507095956705`, {
      ...init,
      headers: { ...headers, ...init.headers },
    });
  const statuses = await Promise.all(Array.from({ length: 30 }, async () => (await get()).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
  const stale =
    'EASEL-SHA256-RSA app_id=app_sandbox,nonce_str=nnnnnnnnnnnnnnnnnnnn,timestamp=1,signature=AAAA';
  const skewed = await (await get({ headers: { authorization: stale } })).json();
  expect(skewed.serverTime ?? '2030').toMatch(/^2030/);
  const page = await get({ headers: { origin: 'https://docs.mine.example' } });
  expect(page.headers.get('access-control-allow-origin')).toBe('https://docs.mine.example');
  expect(JSON.parse(reported[0]!)).toMatchObject({
    method: 'GET',
    operation: 'get-model',
    status: 200,
    requestId: expect.stringMatching(/^req_/),
  });
  await close();
});

it('ends with 0 when it is told to', async () => {
  const start = fileURLToPath(new URL('../../start.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', start, '--port', '0']);
  let said = '';
  child.stdout.on('data', data => {
    said += data;
    if (said.includes('Ctrl+C')) child.kill('SIGTERM');
  });
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
});
