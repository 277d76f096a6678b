import { chromium } from '@playwright/test';
import { asScript, type Engine, fromScript } from './engine.ts';

/** Debian's Chromium without the browser around it, as most of the other suites have it, driven by their library. */
export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_SHELL ?? '/usr/bin/chromium-headless-shell',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  return {
    async open() {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        locale: 'en-GB',
        // The shell has nobody to ask.
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', error => complaints.push(String(error)));
      page.on('console', message => {
        // An address without a page is asked for all the same; what a cut line refuses is no fault of the page.
        const refused = message.text().startsWith('Failed to load resource');
        if (message.type() === 'error' && !refused) complaints.push(message.text());
      });
      return {
        complaints,
        goto: async url => void (await page.goto(url)),
        reload: async () => void (await page.reload()),
        back: async () => void (await page.goBack()),
        forward: async () => void (await page.goForward()),
        evaluate: async (run, ...args) => {
          // Sent as text, since the runner would take a function of ours for its own.
          const call = `(${asScript(run)})(${JSON.stringify(JSON.stringify(args))})`;
          return fromScript(await page.evaluate(call));
        },
        click: (x, y) => page.mouse.click(x, y),
        type: text => page.keyboard.type(text),
        press: keys => page.keyboard.press(keys),
        resize: (width, height) => page.setViewportSize({ width, height }),
        screenshot: () => page.screenshot(),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
