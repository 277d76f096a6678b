import { toHex } from '@easel/signing';
import { readJson } from '../../kit/read-json';
import type { FormData } from '../form-data';
import { initialValue } from '../schema';

/** What the reader edits. The body is text, because the text is what gets signed and sent. */
export interface Draft {
  parameters: Record<string, string>;
  body: string | undefined;
  /** What the sandbox shall answer; never sent to production. */
  scenario: string;
  /** The request deserves that answer, so nobody is asked to play it. */
  mistake?: Mistake | undefined;
}

/** In the body or the address, with the signature, or with the header that says how to read the body. */
export type Mistake = 'request' | 'signature' | 'timestamp' | 'token' | 'contentType';

export function printJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** `undefined` while the text is no JSON, or nested too deeply for anything to walk it. */
export function parseJson(text: string | undefined): unknown {
  const read = readJson(text ?? '');
  return read.ok ? read.value : undefined;
}

export function draftOf(data: FormData, exampleName?: string): Draft {
  const example = data.examples.find(({ name }) => name === exampleName) ?? data.examples[0];
  const body = example?.value ?? (data.body && initialValue(data.schemas, data.body));
  const required = data.parameters.filter(({ required }) => required);
  return renewRequestId({
    parameters: Object.fromEntries(required.map(({ name, example }) => [name, String(example)])),
    body: data.body && printJson(body),
    scenario: '',
  });
}

/** What a link brings, as far as the operation has a place for it. */
export function fitDraft(data: FormData, draft: Draft): Draft {
  const own = draftOf(data);
  return {
    parameters: draft.parameters,
    body: own.body && (draft.body ?? own.body),
    scenario: data.scenarios.some(({ name }) => name === draft.scenario) ? draft.scenario : '',
  };
}

/** A request id is good for one job: the next press of Send must not repeat the last one by accident. */
export function renewRequestId(draft: Draft): Draft {
  const value = parseJson(draft.body) as { requestId?: unknown } | null | undefined;
  if (typeof value?.requestId !== 'string') return draft;
  return { ...draft, body: printJson({ ...value, requestId: newRequestId() }) };
}

/** `randomUUID` exists only on https and localhost. */
function newRequestId(): string {
  return `try-${toHex(crypto.getRandomValues(new Uint8Array(8)))}`;
}
