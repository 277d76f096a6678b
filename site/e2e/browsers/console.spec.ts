import { listOperations, loadContract } from '@easel/contract';
import { expect, test } from './browser-test.ts';
import {
  nextLink,
  openConsole,
  preset,
  send,
  sendButton,
  status,
  succeeds,
} from './console-part.ts';

const operations = listOperations(await loadContract()).map(({ id }) => id);

for (const operation of operations) {
  test(`console: ${operation} succeeds from its page`, async ({ reader, at }) => {
    // The job of the example has ended; only one that has not can be canceled.
    if (operation === 'cancel-job') {
      await openConsole(reader, at('/docs/api/apis/create-job'));
      await reader.choose(preset, 'scenario run-timeout');
      await send(reader);
      await reader.click(nextLink('cancel-job'));
      await reader.sees({ css: '#try-heading', text: 'cancel-job' });
    } else {
      await openConsole(reader, at(`/docs/api/apis/${operation}`));
    }
    await succeeds(reader);
    expect(await reader.read(status)).toContain('200');
  });
}

test('console: a picture is uploaded in both of its steps', async ({ reader, at }) => {
  await openConsole(reader, at('/docs/api/apis/create-resource-image'));
  const digest = { role: 'textbox', name: /^contentSha256/ };
  const ofExample = await reader.read(digest);
  await reader.click('.con-request input[type="file"] + button');
  await reader.until(
    'the picture is described',
    (example, css) =>
      [...document.querySelectorAll<HTMLInputElement>(css)].every(({ value }) => value !== example),
    ofExample,
    '.con-form input',
  );
  await send(reader);
  await reader.seesMany('.con-result .con-status', 2);
  expect(await reader.read({ css: '.con-result .con-status', nth: 1 })).toContain('200');
});

test('console: an error asked for is explained, and the example brings the request back', async ({
  reader,
  at,
}) => {
  await openConsole(reader, at('/docs/api/apis/create-job'));
  await reader.choose(preset, 'scenario insufficient-credits');
  await reader.click(sendButton);
  const problem = '[data-problem="INSUFFICIENT_CREDITS"]';
  await reader.sees(problem);
  expect(await reader.attribute(`${problem} a`, 'href')).toMatch(/\/docs\/api\//);
  await reader.seesMany(`${problem} dd`, 2);
  const example = await reader.window.evaluate(
    css => document.querySelector<HTMLOptionElement>(`${css} option`)?.value ?? '',
    preset.css,
  );
  await reader.choose(preset, example);
  await reader.seesNo({ css: '.con-note', text: 'insufficient-credits' });
  await succeeds(reader);
});
