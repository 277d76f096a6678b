import type { FormData } from '../form-data';
import type { Draft, Mistake } from './draft';

export interface WireRequest {
  method: string;
  /** Path and query exactly as they go over the wire. */
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** Made on purpose while it is signed. */
  mistake?: Mistake | undefined;
}

export const scenarioHeader = 'X-Sandbox-Scenario';

export function buildRequest(data: FormData, draft: Draft): WireRequest {
  const given = data.parameters.filter(({ name }) => draft.parameters[name]);
  const value = (name: string) => wellFormed(draft.parameters[name] ?? '');
  const path = data.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(value(name)));
  const query = given
    .filter(parameter => parameter.in === 'query')
    .map(({ name }) => `${encodeURIComponent(name)}=${encodeURIComponent(value(name))}`);
  const contentType = draft.mistake === 'contentType' ? 'text/plain' : 'application/json';
  const headers = given.filter(parameter => parameter.in === 'header');
  return {
    method: data.method,
    path: query.length > 0 ? `${path}?${query.join('&')}` : path,
    headers: {
      ...(draft.body === undefined ? {} : { 'Content-Type': contentType }),
      ...Object.fromEntries(headers.map(({ name }) => [name, value(name)])),
      ...(draft.scenario && !draft.mistake ? { [scenarioHeader]: draft.scenario } : {}),
    },
    body: draft.body,
    ...(draft.mistake && { mistake: draft.mistake }),
  };
}

/** Half a character cannot be part of an address; as everywhere, a mark takes its place. */
function wellFormed(text: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(text));
}

export type TargetKind = 'page' | 'local' | 'production';

export interface Target {
  kind: TargetKind;
  origin: string;
  appId: string;
}

/** The in-page sandbox speaks as the local one does, so that a request can be carried to a shell unchanged. */
export function targetOf(data: FormData, kind: TargetKind, appId: string): Target {
  const [production, local] = data.servers;
  return kind === 'production'
    ? { kind, origin: production, appId }
    : { kind, origin: local, appId: 'app_sandbox' };
}

/** A request as a program the reader can run: it signs with a key file of theirs. */
export type PrintProgram = (request: WireRequest, target: Target) => string;
