import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import messages from '../../../i18n/en/messages/journey.json' with { type: 'json' };
import { Step } from '../view/Journey.tsx';
import { writeRequest } from './write-request.ts';

const request = {
  method: 'POST',
  path: '/v1/jobs/{jobId}?of={other}',
  headers: { 'X-Note': 'a < b' },
  body: { requestId: 'abc-1', maxCredits: '{credits}', prompt: 'not {credits}' },
};

const show = (values?: Record<string, unknown>) =>
  renderToStaticMarkup(
    <Step
      messages={messages}
      step={{
        id: 'a',
        title: 'Ask `now`',
        text: 'Then <wait>.',
        feeds: [{ name: 'x', pointer: '/a/0', users: [2, 3] }],
        shows: [],
        follow: false,
        expect: {},
        ...request,
        ...writeRequest(request, ['jobId', 'credits']),
      }}
      button={title => <button type="button" aria-label={`Run: ${title}`} />}
      {...(values ? { values } : {})}
    />,
  );

it('marks what is fed, in the path and as a whole value of the body, and nothing else', () => {
  const markup = show();
  expect(markup).toContain('POST /v1/jobs/<mark>{jobId}</mark>?of={other}</code>');
  expect(markup).toContain('<span class="tk-string"><mark>&quot;{credits}&quot;</mark></span>');
  expect(markup).toContain('<span class="tk-string">&quot;not {credits}&quot;</span>');
  expect(markup).toContain('<span class="tk-string">&quot;abc-1&quot;</span>');
});

it('shows fed values as what they are: text as text, a number without quotes', () => {
  const markup = show({ jobId: '<b>', credits: 0.8, requestId: 'new' });
  expect(markup).toContain('POST /v1/jobs/<mark data-filled="">&lt;b&gt;</mark>?of={other}</code>');
  expect(markup).toContain('<mark data-filled="">0.8</mark>');
  expect(markup).toContain('<mark data-filled="">&quot;new&quot;</mark>');
});

it('names its button and its feeds in messages, without the marks for code', () => {
  const markup = show();
  expect(markup).toContain('aria-label="Run: Ask now"');
  expect(markup).toContain('<strong>Ask <code>now</code>.</strong> Then &lt;wait&gt;.');
  expect(markup).toContain(
    'The response provides <code>{x}</code> from <code>a[0]</code>, for steps 2 and 3',
  );
});
