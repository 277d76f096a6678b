import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WebSocket } from 'ws';
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

/** A profile of its own, silent and without a first run. Scroll bars take room, which they do not in the other two. */
const preferences = {
  'intl.accept_languages': 'en-GB',
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

/** Debian's Firefox ESR, driven by WebDriver BiDi, which it speaks by itself. */
export async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(path.join(tmpdir(), 'easel-firefox-'));
  writeFileSync(
    path.join(profile, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const firefox = await startProcess(
    process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    /WebDriver BiDi listening on (ws:\/\/\S+)/,
  );
  const bidi = await connect(`${firefox.said}/session`);
  await bidi.send('session.new', { capabilities: {} });
  return {
    open: () => openWindow(bidi),
    async close() {
      bidi.close();
      await firefox.stop();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function openWindow(bidi: Bidi): Promise<BrowserWindow> {
  // Storage and cookies of its own, as in a new profile.
  const { userContext } = await bidi.send<{ userContext: string }>('browser.createUserContext');
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  });
  const act = async (type: 'key' | 'pointer', actions: object[]) => {
    await bidi.send('input.performActions', { context, actions: [{ type, id: type, actions }] });
  };
  const travel = async (delta: number) => {
    await bidi.send('browsingContext.traverseHistory', { context, delta });
  };
  const resize = async (width: number, height: number) => {
    await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } });
  };
  await resize(1440, 900);
  return {
    // What it logs is what the page's own witness hears, and what pages say that are being left.
    complaints: [],
    resize,
    goto: async url => {
      const go = () => bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
      // Given up where the page before is itself still on its way somewhere, which it is no more after that.
      await go().catch(error => {
        if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
        return go();
      });
    },
    reload: async () => {
      await bidi.send('browsingContext.reload', { context, wait: 'complete' });
    },
    back: () => travel(-1),
    forward: () => travel(1),
    evaluate: async (run, ...args) => {
      const { result, exceptionDetails } = await bidi.send<Evaluated>('script.callFunction', {
        functionDeclaration: asScript(run),
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        target: { context },
        awaitPromise: true,
        // A reader's own press counts as such; so does what a test does in their place.
        userActivation: true,
      });
      if (!result) throw new Error(exceptionDetails?.text);
      return fromScript(result.value);
    },
    click: (x, y) => act('pointer', clickActions(x, y)),
    type: text => act('key', typeActions(text)),
    press: keys => act('key', keyActions(keys)),
    screenshot: async () => {
      const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', {
        context,
      });
      return Buffer.from(data, 'base64');
    },
    close: async () => {
      await bidi.send('browser.removeUserContext', { userContext });
    },
  };
}

interface Evaluated {
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

interface Heard {
  id: number;
  type?: 'success' | 'error';
  result?: unknown;
  error?: string;
  message?: string;
}

interface Bidi {
  send<T = unknown>(method: string, params?: object): Promise<T>;
  close(): void;
}

async function connect(url: string): Promise<Bidi> {
  const socket = new WebSocket(url, { maxPayload: 0 });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const waiting = new Map<number, (heard: Heard) => void>();
  socket.on('message', data => {
    const heard = JSON.parse(String(data)) as Heard;
    waiting.get(heard.id)?.(heard);
    waiting.delete(heard.id);
  });
  let last = 0;
  return {
    send(method, params = {}) {
      last += 1;
      const id = last;
      socket.send(JSON.stringify({ id, method, params }));
      return new Promise((resolve, reject) => {
        waiting.set(id, heard => {
          if (heard.type === 'success') resolve(heard.result as never);
          else reject(new Error(`${method}: ${heard.error}: ${heard.message}`));
        });
      });
    },
    close: () => socket.close(),
  };
}
