import { listErrors, listOperations, loadContract } from '@easel/contract';
import { startServer } from '@easel/sandbox/node';
import { expect, it } from 'vitest';
import { buildRequest } from '../../islands/console/request/build-request.ts';
import { draftOf } from '../../islands/console/request/draft.ts';
import { provoke } from '../../islands/console/request/provoke.ts';
import { readForms } from './read-forms.ts';
import { codeOf, presetsOf, sharePresets } from './share-presets.ts';

const forms = await readForms('en');
const operations = listOperations(await loadContract());
const authorization = 'Bearer sbx_token_sandbox';

it('every form offers every error of its operation', () => {
  for (const { id, operation } of operations) {
    const form = forms.find(one => one.id === id)!;
    const offered = form.scenarios.filter(({ group }) => group === 'error');
    expect(offered.map(({ name }) => codeOf(name)).sort(), id).toEqual(
      [...(operation['x-errors'] ?? [])].sort(),
    );
  }
});

it('both languages offer the same presets', async () => {
  const other = await readForms('zh');
  expect(other.map(presetsOf)).toEqual(forms.map(presetsOf));
});

// A preset is sent from one page only, so that each is seen in a browser once; here is every other place of it.
it.each(forms)('$id: each preset leads to its own error, which the form explains', async form => {
  const names = presetsOf(form);
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    let skipped = 0;
    const server = await startServer({ port: 0, clock: () => Date.now() + skipped });
    const ask = async (path: string, init: RequestInit) => {
      const headers = { ...(init.headers as Record<string, string>), Authorization: authorization };
      return (await fetch(server.origin + path, { ...init, headers })).json();
    };
    try {
      const draft = provoke(form, draftOf(form), name);
      // Those that are made while the request is signed are sent by the pages.
      if (['signature', 'timestamp', 'token'].includes(draft.mistake ?? '')) continue;
      const { method, path, headers, body } = buildRequest(form, draft);
      const answer = await ask(path, { method, headers, ...(body ? { body } : {}) });
      if (draft.mistake) expect(answer.detail, name).not.toContain('asked for');
      if (form.scenarios.find(one => one.name === name)?.group === 'error') {
        expect(answer.code, name).toBe(codeOf(name));
        expect(form.errors[codeOf(name)]?.page, name).toMatch(/^\/docs\/api\//);
      } else {
        skipped = 3_600_000;
        const { job } = await ask(`/v1/jobs/${answer.job.id}`, { method: 'GET' });
        expect(job.failedInfo.reason, name).toBe(codeOf(name));
        expect(form.failures[codeOf(name)]?.page, name).toMatch(/^\/docs\/api\//);
      }
    } finally {
      await server.close();
    }
  }
});

it('the pages share the presets among them, each within the rate limit of its operation', async () => {
  const shares = sharePresets(forms);
  const sent = [...shares.values()].flat();
  expect(new Set(sent).size).toBe(sent.length);
  expect([...sent].sort()).toEqual([...new Set(forms.flatMap(presetsOf))].sort());
  const codes = (await listErrors()).map(({ code }) => code as string);
  const offered = new Set(sent.map(codeOf));
  const callable = operations.flatMap(({ operation }) => operation['x-errors'] ?? []);
  expect(callable.filter(code => !offered.has(code) || !codes.includes(code))).toEqual([]);
});
