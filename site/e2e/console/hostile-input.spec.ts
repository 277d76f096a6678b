import { expect, open, test } from '../site-test.ts';
import { watchProblems } from '../watch-problems.ts';
import {
  consoleReady,
  locales,
  openConsole,
  pathOf,
  send,
  showAllFields,
  showJson,
} from './console-page.ts';

const crashed = /This page crashed|页面已崩溃/;
const typed = 'a lighthouse at dusk';

for (const locale of locales) {
  test(`${locale}: what is typed into the wrong place of the JSON stays, and can be fixed in the form`, async ({
    page,
  }) => {
    const problems = await watchProblems(page);
    await openConsole(page, 'create-job', locale);
    const json = page.locator('.con-json');
    await showJson(page);
    const body = JSON.parse(await json.inputValue());
    const spoil = async (text: string) => {
      await showJson(page);
      await json.fill(text);
      await showAllFields(page);
    };
    for (const [name, value] of [
      ['prompts', [typed]],
      ['lora', typed],
    ] as const) {
      const { type, diffusion } = body.stages[1];
      const stage = { type, diffusion: { ...diffusion, [name]: value } };
      await spoil(JSON.stringify({ ...body, stages: [body.stages[0], stage] }));
      await expect(
        page
          .locator('.con-form')
          .getByLabel(new RegExp(`^${name}`))
          .last(),
      ).toHaveValue(typed);
    }
    for (const text of ['"x"', '5', 'true', '[]', '{"stages":{}}', '{"stages":[{"type":"X"}]}']) {
      await spoil(text);
      await expect(page.locator('.con-form input, .con-form select').first()).toBeVisible();
      await showJson(page);
      await expect(json).toHaveValue(text);
    }
    await spoil('{"a":'.repeat(40_000) + '}'.repeat(40_000));
    await expect(page.locator('.con-form')).toContainText(/nested too deeply|嵌套层数太多/);
    await spoil(JSON.stringify({ ...body, stages: typed }));
    const field = page.locator('.con-form').getByLabel(/^stages/);
    await expect(field).toHaveValue(typed);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill(JSON.stringify(body.stages));
    await expect(page.locator('[data-cost]')).toContainText(/ 1 /);
    await send(page);
    await expect(page.locator('main')).not.toContainText(crashed);
    expect(problems).toEqual([]);
  });

  test(`${locale}: a link with a body of the wrong shape opens all the same`, async ({ page }) => {
    const problems = await watchProblems(page);
    const links = {
      'create-job': { p: {}, b: '"x"', s: '' },
      'get-model': { p: { modelId: '\ud800' }, b: '{}', s: 'no such\nscenario' },
    };
    for (const [operation, shared] of Object.entries(links)) {
      const hash = Buffer.from(JSON.stringify(shared)).toString('base64url');
      await page.goto('about:blank');
      await open(page, `${pathOf(operation, locale)}#try=${hash}`);
      await consoleReady(page);
      await send(page);
    }
    expect(problems).toEqual([]);
  });

  test(`${locale}: a console that breaks leaves the page alone, drops the request of the address and can be tried again`, async ({
    page,
  }) => {
    const form = '**/assets/data/create-job.form.*.json';
    const hash = Buffer.from(JSON.stringify({ p: {}, b: '{}', s: '' })).toString('base64url');
    await page.route(form, route =>
      route.fulfill({ json: { scenarios: [], examples: [], parameters: [] } }),
    );
    await open(page, `${pathOf('create-job', locale)}#try=${hash}`);
    const told = page.locator('[data-console]').getByRole('alert');
    await expect(told).toContainText(/has stopped working|停止工作了/);
    await expect(page.locator('main')).not.toContainText(crashed);
    await expect(page).toHaveURL(/#try$/);
    await page.unroute(form);
    await told.getByRole('button', { name: /Retry|重试/ }).click();
    await consoleReady(page);
    await expect(page.locator('[data-cost]')).toContainText(/ 1 /);
  });
}
