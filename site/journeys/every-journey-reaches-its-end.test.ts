import { readdirSync, readFileSync } from 'node:fs';
import { createValidator, listOperations } from '@easel/contract';
import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../sandbox/src/core/index.ts';
import { apiReference } from '../config/api-reference.ts';
import messages from '../i18n/en/messages/journey.json' with { type: 'json' };
import type { Exchange } from '../islands/console/send/send-request.ts';
import { buildJourney } from '../islands/journey/build-time/build-journey.ts';
import { readJourney } from '../islands/journey/build-time/journey-source.ts';
import { renderJourney } from '../islands/journey/build-time/render-journey.tsx';
import type { JourneyStep } from '../islands/journey/journey-data.ts';
import { given, readPointer, runStep, type Sender } from '../islands/journey/run-step.ts';
import type { Values } from '../islands/journey/view/Journey.tsx';
import { readReference } from '../reference/read-reference.ts';

const folder = new URL('.', import.meta.url).pathname;
const names = readdirSync(folder)
  .filter(name => name.endsWith('.yaml'))
  .map(name => name.replace('.yaml', ''));
const reference = await readReference(apiReference, 'en');
const operations = listOperations(reference.document);
const validate = createValidator(reference.document, { closed: true });
const photo = readFileSync(new URL('../../samples/files/photo.png', import.meta.url));
const journeyOf = (name: string) => buildJourney(reference, readJourney(name, 'en'), messages);

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** A sandbox of its own, whose clock runs ahead so that nobody waits. */
function sandboxSender(step: () => JourneyStep): Sender {
  let now = Date.now();
  const sandbox = createSandbox({
    clock: () => now,
    sleep: async ms => {
      now += ms;
    },
  });
  const ask = (url: string, init: RequestInit) => {
    now += 1000;
    return sandbox.fetch(new Request(url, init));
  };
  return {
    async send({ method, path, headers, body }) {
      const { operation } = operations.find(({ id }) => id === step().operation) ?? {};
      const schema = operation?.requestBody?.content['application/json']?.schema;
      if (body && schema) expect(validate(schema, JSON.parse(body)), body).toEqual([]);
      const authorization = 'Bearer sbx_token_sandbox';
      const response = await ask(`http://127.0.0.1:8787${path}`, {
        method,
        headers: { ...headers, authorization },
        ...(body ? { body } : {}),
      });
      return { status: response.status, json: await response.json() } as Exchange;
    },
    put: (url, headers) => ask(url, { method: 'PUT', headers, body: new Uint8Array(photo) }),
  };
}

describe.each(names)('the journey %s', name => {
  const steps = journeyOf(name).steps;

  it('comes to what each of its steps promises', async () => {
    let current = steps[0] as JourneyStep;
    const sender = sandboxSender(() => current);
    let values: Values = {};
    for (const step of steps) {
      current = step;
      const signal = new AbortController().signal;
      const outcome = await runStep(step, values, sender, () => undefined, signal);
      const answer = (outcome.latest ?? outcome.exchange)?.json;
      expect(outcome.ok, `${step.id}: ${outcome.status} ${JSON.stringify(answer)}`).toBe(true);
      values = { ...values, ...given(step, outcome) };
      for (const pointer of [...step.shows, ...step.feeds.map(({ pointer }) => pointer)]) {
        expect(readPointer(answer, pointer), `${step.id} ${pointer}`).toBeDefined();
      }
    }
  });

  it('feeds every name that it uses, and names nothing that it does not use', () => {
    const fed = new Set<string>();
    const used = new Set<string>();
    for (const { id, path, body, feeds } of steps) {
      const texts = JSON.stringify([path, body]);
      for (const [, name = ''] of texts.matchAll(/\{(\w+)\}/g)) {
        expect([...fed], `${id} uses ${name}`).toContain(name);
        used.add(name);
      }
      for (const { name } of feeds) fed.add(name);
    }
    expect([...fed]).toEqual(
      [...used]
        .filter(name => fed.has(name))
        .sort((a, b) => [...fed].indexOf(a) - [...fed].indexOf(b)),
    );
  });

  it('shows each request without scripts: method, path and every line of its body', () => {
    const text = textOf(fromHtml(renderJourney(journeyOf(name)), { fragment: true }));
    for (const { method, path, body } of steps) {
      expect(text).toContain(`${method} ${path}`);
      for (const key of Object.keys((body ?? {}) as object)) expect(text).toContain(`"${key}"`);
    }
  });
});
