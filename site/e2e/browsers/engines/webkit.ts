import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../processes.ts';
import {
  asScript,
  type BrowserWindow,
  clickActions,
  type Engine,
  fromScript,
  keyActions,
  typeActions,
} from './engine.ts';
import { startProcess } from './start-process.ts';

/** Debian's WebKitGTK in its own small browser, driven by W3C WebDriver, on a screen that nobody sees. */
export async function startWebkit(): Promise<Engine> {
  const settings = mkdtempSync(path.join(tmpdir(), 'easel-webkit-'));
  narrowToolbar(settings);
  const screen = await startProcess(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'],
    /^(\d+)\n/,
  );
  const port = await freePort();
  const driver = await startProcess(
    process.env.WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver',
    ['--host=127.0.0.1', `--port=${port}`],
    undefined,
    {
      DISPLAY: `:${screen.said}`,
      XDG_CONFIG_HOME: settings,
      NO_AT_BRIDGE: '1',
      // Layers would be put together by a graphics card that is made believe: a third of all its work.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  );
  const origin = `http://127.0.0.1:${port}`;
  await answers(`${origin}/status`);
  const { sessionId } = await call<{ sessionId: string }>(origin, 'POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
      },
    },
  });
  const session = `${origin}/session/${sessionId}`;
  await call(session, 'POST', '/timeouts', { script: 120_000, pageLoad: 300_000 });
  return {
    open: () => openWindow(session),
    async close() {
      await call(session, 'DELETE', '');
      await driver.stop();
      await screen.stop();
      rmSync(settings, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** There is one window. */
async function openWindow(session: string): Promise<BrowserWindow> {
  const post = <T>(command: string, body: object = {}) => call<T>(session, 'POST', command, body);
  const act = async (type: 'key' | 'pointer', actions: object[]) => {
    await post('/actions', { actions: [{ type, id: type, actions }] });
  };
  const evaluate: BrowserWindow['evaluate'] = async (run, ...args) =>
    fromScript(
      await post('/execute/sync', {
        script: `return (${asScript(run)})(arguments[0])`,
        args: [JSON.stringify(args)],
      }),
    );
  const resize = async (width: number, height: number) => {
    const size = () => evaluate(() => ({ width: innerWidth, height: innerHeight }));
    const before = await size();
    const outer = await call<{ width: number; height: number }>(session, 'GET', '/window/rect');
    await post('/window/rect', {
      width: width + outer.width - before.width,
      height: height + outer.height - before.height,
    });
    const latest = Date.now() + 60_000;
    for (;;) {
      const now = await size();
      if (now.width === width && now.height === height) return;
      if (Date.now() > latest) throw new Error(`The window stays at ${JSON.stringify(now)}.`);
      await pause();
    }
  };
  await post('/url', { url: 'about:blank' });
  await resize(1440, 900);
  return {
    // It has no way to say them; the page's own witness says what it hears.
    complaints: [],
    evaluate,
    resize,
    goto: url => post('/url', { url }),
    reload: () => post('/refresh'),
    back: () => post('/back'),
    forward: () => post('/forward'),
    click: (x, y) => act('pointer', clickActions(x, y)),
    type: text => act('key', typeActions(text)),
    press: keys => act('key', keyActions(keys)),
    screenshot: async () =>
      Buffer.from(await call<string>(session, 'GET', '/screenshot'), 'base64'),
    close: () => post('/url', { url: 'about:blank' }),
  };
}

async function call<T>(base: string, method: string, command: string, body?: object): Promise<T> {
  const response = await fetch(`${base}${command}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: T & { error: string; message: string } };
  if (!response.ok) throw new Error(`${command}: ${value.error}: ${value.message}`);
  return value;
}

async function answers(url: string): Promise<void> {
  const latest = Date.now() + 60_000;
  while (
    !(await fetch(url).then(
      () => true,
      () => false,
    ))
  ) {
    if (Date.now() > latest) throw new Error(`Nothing answers on ${url}.`);
    await pause();
  }
}

const pause = () => new Promise(resolve => setTimeout(resolve, 50));

/** Its place is named after the machine's architecture. */
function miniBrowser(): string {
  const found = readdirSync('/usr/lib')
    .map(folder => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find(existsSync);
  const binary = process.env.MINI_BROWSER ?? found;
  if (!binary) throw new Error('No MiniBrowser under /usr/lib: install libwebkit2gtk-4.1-0.');
  return binary;
}

/** The buttons above the page would not let the window be as narrow as a phone. */
function narrowToolbar(settings: string): void {
  mkdirSync(path.join(settings, 'gtk-3.0'));
  writeFileSync(
    path.join(settings, 'gtk-3.0', 'gtk.css'),
    '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }\n',
  );
}
