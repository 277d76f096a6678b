import { listOperations, loadContract } from '@easel/contract';
import { startServer } from '@easel/sandbox/node';
import { expect, test } from '../site-test.ts';
import { watchProblems } from '../watch-problems.ts';
import { locales, openConsole, preset, send, status } from './console-page.ts';
import { copiedPrograms, type Program, runProgram } from './run-program.ts';
import { codeOf, errorPresets, sendErrors } from './send-errors.ts';

const operations = listOperations(await loadContract('en'));

/** English sends every preset of every operation; Chinese each preset once, since only its words are others. */
const once = new Map<string, string[]>();
const seen = new Set<string>();
for (const { id, operation } of operations) {
  const fresh = (operation['x-errors'] ?? []).filter(code => !seen.has(code));
  for (const code of fresh) seen.add(code);
  once.set(id, fresh);
}

/** Failures of jobs are no errors of an operation; the first one shows them. */
const isFirst = (operation: string, code: string) =>
  once.get(operation)?.includes(code) || (operation === 'create-job' && !seen.has(code));

/** A program is the same but for the request, so those that must be compiled run for three kinds of request. */
const compiled = ['create-job', 'create-resource-image', 'get-job'];

/** Runs what the page offers to copy, each against a sandbox that has not seen the request id. */
async function runCopies(operation: string, programs: Program[]): Promise<void> {
  for (const { language, text } of programs) {
    if (/Go|Java/.test(language) && !compiled.includes(operation)) continue;
    const server = await startServer({ port: 0 });
    const printed = await runProgram(language, text, server.origin).finally(server.close);
    if (operation === 'cancel-job') expect(printed, language).toContain('JOB_NOT_FOUND');
    else expect(printed, language).not.toContain('http_status_code');
  }
}

test('there are fourteen operations', () => {
  expect(operations).toHaveLength(14);
});

for (const locale of locales) {
  for (const { id: operation } of operations) {
    test(`${locale}: ${operation} succeeds from its page, its errors are explained, its programs run`, async ({
      page,
    }) => {
      test.setTimeout(300_000);
      const problems = await watchProblems(page);
      // The job of the example has ended; only one that has not can be canceled.
      if (operation === 'cancel-job') {
        await openConsole(page, 'create-job', locale);
        await preset(page).selectOption('scenario run-timeout');
        await send(page);
        await page.locator('.con-next a').filter({ hasText: 'cancel-job' }).click();
        await expect(page.locator('#try-heading')).toContainText('cancel-job');
      } else {
        await openConsole(page, operation, locale);
      }
      await send(page);
      await expect(status(page)).toHaveAttribute('data-ok', 'true');
      expect(problems).toEqual([]);

      // A query is signed too.
      if (operation === 'get-job') await page.getByLabel(/^wait/).fill('1');
      const programs = locale === 'en' ? await copiedPrograms(page) : [];
      const copies = runCopies(operation, programs);
      const errors = await errorPresets(page);
      expect(errors.length).toBeGreaterThan(10);
      await sendErrors(
        page,
        errors.filter(name => locale === 'en' || isFirst(operation, codeOf(name))),
        /detect|prompt/.test(operation) ? 600 : 250,
      );
      await copies;
    });
  }
}
