import { findJsonFault, type JsonFault } from '@easel/sandbox/json-fault';
import { type ReactNode, useEffect, useState } from 'react';
import { readJson } from '../../kit/read-json';
import { fill } from '../../kit/view/fill';
import More from '../../kit/view/More';
import { useMessages } from '../messages';
import { scenarioHeader, type WireRequest } from '../request/build-request';
import { parseJson } from '../request/draft';
import { inPageSandbox } from '../session';
import { failureOf } from './failure';

export interface FieldMessage {
  pointer: string;
  detail: string;
}

interface Rehearsal {
  /** The problem the server would answer with; a missing job or image is none, the reader may have made it. */
  problem?: { code: string; detail: string; errors: FieldMessage[] };
  credits?: number;
  /** Nobody could be asked. */
  stopped?: true;
}

const origin = 'http://127.0.0.1:8787';
const notFound = [404, 409, 410];

/** What would the server say? A sandbox that is thrown away answers, so the messages are the real ones. */
async function rehearse(operation: string, request: WireRequest): Promise<Rehearsal> {
  const { [scenarioHeader]: _, ...headers } = request.headers;
  const [response, credits] = await Promise.all([
    ask(request.method, request.path, headers, request.body),
    quote(operation, request.body),
  ]);
  const cost = credits === undefined ? {} : { credits };
  if (response.ok || notFound.includes(response.status)) return cost;
  const { code, detail, errors = [] } = await response.json();
  if (code === 'RESOURCE_NOT_UPLOADED') return cost;
  return { problem: { code, detail, errors }, ...cost };
}

function ask(method: string, path: string, headers: Record<string, string>, body?: string) {
  return inPageSandbox().rehearse(origin + path, {
    method,
    headers: { ...headers, Authorization: 'Bearer sbx_token_sandbox' },
    ...(body === undefined ? {} : { body }),
  });
}

/** Each way to create a job has a free operation that prices it. */
const quotes: Record<string, { path: string; fields: string[] }> = {
  'create-job': { path: '/v1/jobs/credits', fields: ['stages'] },
  'workflow-job-create': { path: '/v1/jobs/workflow/params/check', fields: ['params'] },
  'workflow-template-job-create': {
    path: '/v1/workflows/template/check',
    fields: ['templateId', 'fields'],
  },
};

async function quote(operation: string, body: string | undefined): Promise<number | undefined> {
  const { path, fields } = quotes[operation] ?? {};
  const value = parseJson(body) as Record<string, unknown> | undefined;
  if (!path || !fields || typeof value !== 'object' || value === null) return undefined;
  const priced = Object.fromEntries(fields.map(field => [field, value[field]]));
  const headers = { 'Content-Type': 'application/json' };
  const response = await ask('POST', path, headers, JSON.stringify(priced));
  if (!response.ok) return undefined;
  const { credits } = await response.json();
  return typeof credits === 'number' ? credits : undefined;
}

const pauseMs = 350;

/** Asks a moment after the last change, and never shows the answer to an older question. */
export function useRehearsal(operation: string, request: WireRequest, on: boolean): Rehearsal {
  const [rehearsal, setRehearsal] = useState<Rehearsal>({});
  const key = JSON.stringify(request);
  useEffect(() => {
    if (!on) return;
    let current = true;
    const timer = setTimeout(() => {
      rehearse(operation, JSON.parse(key)).then(
        answer => current && setRehearsal(answer),
        error => current && setRehearsal(failureOf(error).stopped ? { stopped: true } : {}),
      );
    }, pauseMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [operation, key, on]);
  return rehearsal;
}

/** More would push what they are about out of sight. */
const mostNamed = 3;

interface RefusalProps {
  rehearsal: Rehearsal;
  /** There is nobody to ask, and the reader has not been told elsewhere. */
  stopped: boolean;
  body: string | undefined;
  onField: (pointer: string) => void;
  onFault: (offset: number) => void;
}

/** What the server would object to, in its own messages, before anything is sent; each leads to its place. */
export function Refusal(props: RefusalProps): ReactNode {
  const { rehearsal, stopped, body, onField, onFault } = props;
  const messages = useMessages();
  const { problem } = rehearsal;
  const fault = problem && faultOf(body);
  return (
    <div role="status" className="con-refusal">
      {stopped && <p>{messages.sandboxStopped}</p>}
      {problem && (
        <>
          <p>
            {fill(messages.wouldRefuse, { code: problem.code })}{' '}
            {fault && (
              <button type="button" onClick={() => onFault(fault.offset)}>
                {fill(messages.jsonFault, { ...fault })}
              </button>
            )}
          </p>
          <ul lang="en">
            {problem.errors.length === 0 && <li>{problem.detail}</li>}
            {problem.errors.slice(0, mostNamed).map(({ pointer, detail }) => (
              <li key={`${pointer} ${detail}`}>
                <button type="button" onClick={() => onField(pointer)}>
                  {pointer}
                </button>{' '}
                {detail}
              </li>
            ))}
          </ul>
          <More count={problem.errors.length - mostNamed} />
        </>
      )}
    </div>
  );
}

function faultOf(body: string | undefined): JsonFault | undefined {
  if (body === undefined) return undefined;
  const read = readJson(body);
  return read.ok || read.tooDeep ? undefined : findJsonFault(body);
}
