import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import messages from '../../../i18n/en/messages/console.json' with { type: 'json' };
import type { FormData } from '../form-data';
import { MessagesProvider } from '../messages';
import { BodyEditor, type BodyView } from '.';

/** Every kind of field once, as the contract nests them. */
const data = {
  id: 'create-job',
  parameters: [],
  essentials: ['/stages/*/diffusion/steps'],
  body: { ref: 'Body' },
  schemas: {
    Body: {
      properties: {
        requestId: { type: 'string', maxLength: 64 },
        prompt: { type: 'string', maxLength: 2000 },
        draft: { type: 'boolean' },
        sampler: { enum: ['EULER', 'DDIM'], not: ['DDIM'] },
        anything: { type: ['string', 'number'] },
        stages: { items: { ref: 'Stage' }, maxItems: 4 },
        nodes: { values: { ref: 'Node' } },
      },
      required: ['requestId', 'stages'],
    },
    Stage: { oneOf: [{ ref: 'Diffusion' }, { ref: 'Upscale' }] },
    Diffusion: {
      properties: {
        type: { const: 'DIFFUSION' },
        diffusion: {
          properties: { steps: { type: 'integer' }, prompts: { items: { ref: 'Prompt' } } },
        },
      },
      required: ['type', 'diffusion'],
    },
    Upscale: { properties: { type: { const: 'UPSCALE' }, scale: { type: 'number' } } },
    Prompt: { properties: { text: { type: 'string' } }, required: ['text'] },
    Node: { properties: { classType: { type: 'string' }, inputs: { values: {} } } },
  },
} as unknown as FormData;
const body = {
  requestId: 'try-1',
  prompt: 'a boat',
  draft: true,
  sampler: 'EULER',
  anything: 5,
  stages: [
    { type: 'DIFFUSION', diffusion: { steps: 25, prompts: [{ text: 'a boat' }] } },
    { type: 'UPSCALE', scale: 1.5 },
  ],
  nodes: { '3': { classType: 'KSampler', inputs: { seed: 1, model: ['4', 0] } } },
};

function draw(text: string, view: BodyView = 'form'): string {
  const draft = { parameters: {}, body: text, scenario: '' };
  const unheard = () => undefined;
  const props = { data, draft, faults: new Map(), onChange: unheard, onView: unheard };
  const form = createElement(BodyEditor, { ...props, view });
  return renderToStaticMarkup(createElement(MessagesProvider, { value: messages }, form));
}

type Path = (string | number)[];

function placesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [path, ...inner.flatMap(([key, entry]) => placesOf(entry, [...path, key]))];
}

function put(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[key] = put(copy[key], rest, next);
  return copy;
}

const places = placesOf(body);

it('shows a text in any place, so that nothing typed is hidden', () => {
  for (const path of places) {
    const markup = draw(JSON.stringify(put(body, path, 'a lighthouse at dusk')));
    expect(markup, path.join('/')).toContain('a lighthouse at dusk');
  }
});

it('draws whatever is in any place', () => {
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.jsonValue(), (path, spoilt) => {
      const text = JSON.stringify(put(body, path, spoilt));
      draw(text);
      draw(text, 'essentials');
    }),
  );
});

it('draws any body, and says when one is nested too deeply', () => {
  fc.assert(fc.property(fc.jsonValue(), any => void draw(JSON.stringify(any))));
  fc.assert(fc.property(fc.string(), text => void draw(text)));
  expect(draw(`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`)).toContain('too deeply');
});

it('shows what most readers change, and everything when there is none of it', () => {
  const markup = draw(JSON.stringify(body), 'essentials');
  expect(markup).toContain('value="25"');
  expect(markup).not.toContain('try-1');
  expect(draw('{"requestId":"try-1"}', 'essentials')).toContain('try-1');
});
