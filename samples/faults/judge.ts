import type { Fault } from './faults.ts';
import type { Relayed } from './proxy.ts';
import type { Seen } from './server.ts';
import type { Webhook } from './webhooks.ts';

/** What a driver printed about a case: how it ended, and its fields. */
export interface Outcome {
  kind: string;
  fields: string[];
}

export interface Facts {
  outcome: Outcome | undefined;
  seen: Seen[];
  elsewhere: Seen[];
  relayed: Relayed[];
  /** The files that the client has left. */
  files: string[];
}

/** Tab-separated, as all seven languages can write it. */
export function readOutcomes(output: string): Map<string, Outcome> {
  const lines = output.split('\n').filter(Boolean);
  return new Map(
    lines.map(line => {
      const [name = '', kind = '', ...fields] = line.split('\t');
      return [name, { kind, fields }];
    }),
  );
}

export function judgeFault(fault: Fault, language: string, facts: Facts): string[] {
  const { outcome, seen } = facts;
  if (!outcome) return ['did not end'];
  return [
    ...judgeOutcome(fault, outcome),
    ...judgeRequests(fault, language, seen),
    ...judgeProxy(fault, facts),
    ...judgeFiles(fault, facts.files),
    ...(facts.elsewhere.length > 0 ? ['followed a redirect'] : []),
  ];
}

function judgeOutcome({ expected }: Fault, { kind, fields }: Outcome): string[] {
  const wanted = expected.ok ? 'ok' : 'error';
  if (kind !== wanted) return [`expected ${wanted}, got ${kind} ${fields.join(' | ')}`];
  if (expected.ok) return fields[0] ? [] : ['returned nothing'];
  const [status = '', code = '', requestId = '', text = ''] = fields;
  const problems: string[] = [];
  const compare = (what: string, found: string, value: string | number | undefined) => {
    if (found !== String(value ?? '')) problems.push(`${what} is "${found}", not "${value ?? ''}"`);
  };
  if (expected.status !== 'either') compare('the status', status, expected.status);
  if (expected.code || !expected.status) compare('the code', code, expected.code);
  if (expected.requestId) compare('the request id', requestId, expected.requestId);
  if (!text) problems.push('the error says nothing');
  if (text.length > 1000) problems.push(`the error has ${text.length} characters`);
  if (expected.says && !text.includes(expected.says))
    problems.push(`the error does not say "${expected.says}": ${text}`);
  return problems;
}

function judgeRequests({ expected, operation }: Fault, language: string, seen: Seen[]): string[] {
  const problems: string[] = [];
  const { attempts, pause } = expected;
  if (attempts !== undefined) {
    const [least, most] = typeof attempts === 'number' ? [attempts, attempts] : attempts;
    if (seen.length < least || seen.length > most)
      problems.push(`${seen.length} attempts, not ${attempts}`);
  }
  const [before, last] = seen.slice(-2);
  if (pause && before && last && last.at - before.at < pause * 1000)
    problems.push(`a pause of ${Math.round(last.at - before.at)} ms, not ${pause} s`);
  if (new Set(seen.map(({ requestId }) => requestId)).size > 1)
    problems.push('another requestId: that would be charged twice');
  for (const { userAgent = 'none', authorization, path } of seen) {
    if (!userAgent.startsWith(`easel-${language}/`)) problems.push(`User-Agent is ${userAgent}`);
    const isFile = operation === 'upload' || operation === 'download';
    const scheme =
      operation === 'token' ? /^Bearer sbx_token$/ : /^EASEL-SHA256-RSA app_id=app_faults,/;
    if (isFile ? authorization : !scheme.test(authorization ?? ''))
      problems.push(`Authorization is ${authorization} at ${path}`);
    if (path.includes('//')) problems.push(`asked for ${path}`);
  }
  // What a library repeats of its own accord, which is a GET, is answered NONCE_REUSED at worst.
  const posts = seen.filter(({ method }) => method === 'POST');
  if (new Set(posts.map(({ authorization }) => authorization)).size < posts.length)
    problems.push('two attempts with one signature');
  return [...new Set(problems)];
}

function judgeProxy({ passage, expected }: Fault, { relayed, seen }: Facts): string[] {
  const problems: string[] = [];
  const [least, most] = expected.asksProxy ?? [0, 0];
  if (relayed.length < least || relayed.length > most)
    problems.push(`asked the proxy ${relayed.length} times, not ${least} to ${most}`);
  for (const { line, authorization, isSecret } of relayed) {
    const isTunnel = line.startsWith('CONNECT ');
    if (isTunnel !== (passage?.scheme === 'https')) problems.push(`asked the proxy for ${line}`);
    if (isTunnel && authorization) problems.push('told the proxy its signature');
    if (isSecret === false) problems.push('spoke in clear through the tunnel');
  }
  if (seen.some(({ proxyAuthorization }) => proxyAuthorization))
    problems.push('told Easel the password of the proxy');
  return [...new Set(problems)];
}

function judgeFiles({ operation, expected }: Fault, files: string[]): string[] {
  if (operation !== 'download' || expected.ok) return [];
  return files.map(file => `left ${file}`);
}

export function judgeWebhook(webhook: Webhook, outcome: Outcome | undefined): string[] {
  const wanted = webhook.genuine ? 'ok' : 'error';
  if (!outcome) return ['did not end'];
  if (outcome.kind === wanted) return [];
  return [`expected ${wanted}, got ${outcome.kind} ${outcome.fields.join(' | ')}`];
}
