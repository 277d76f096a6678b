import { chromium } from '@playwright/test';
const args = ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'];
const base = 'http://127.0.0.1:4511';
const jobs = process.argv.slice(2); // locale:mode:width:route:run
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args });
for (const job of jobs) {
  const [locale, mode, width, route, run, nth = '0'] = job.split(':');
  const page = await browser.newPage({ viewport: { width: Number(width), height: 900 }, colorScheme: mode as 'light' });
  page.on('pageerror', e => console.log('ERR', String(e)));
  page.on('console', m => m.type() === 'error' && console.log('CON', m.text()));
  await page.goto(`${base}${locale === 'zh' ? '/zh' : ''}/docs/${route}`);
  await page.waitForSelector('html[data-has-hydrated=true]');
  await page.evaluate(m => { document.documentElement.dataset.theme = m; }, mode);
  const j = page.locator('.journey').nth(Number(nth));
  if (run !== '-') {
    await j.locator(`[data-run="${run}"]`).click();
    const count = await j.locator('.steps > ol > li').count();
    const wanted = run === 'all' ? count : Number(run) + 1;
    await page.waitForFunction(([i, n]) => document.querySelectorAll('.journey')[i]!.querySelectorAll('li[data-state=done]').length >= n, [Number(nth), wanted] as const, { timeout: 60000 }).catch(() => console.log('not done', job));
    await page.waitForTimeout(600);
  }
  const name = job.replaceAll(/[:/]/g, '_');
  await j.screenshot({ path: `/tmp/tutshots/${name}.png` });
  if (route.includes('lifecycle')) await page.locator('figure').first().screenshot({ path: `/tmp/tutshots/${name}_fig.png` });
  await page.close();
}
await browser.close();
