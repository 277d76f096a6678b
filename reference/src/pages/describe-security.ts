import type { Operation, SecurityScheme } from '../openapi.ts';
import { resolveRef } from '../openapi.ts';
import type { PageContext } from './page-context.ts';
import type { Flow, NeededScheme, Scheme, Security } from './page-data.ts';

type Written = Record<string, { scopes?: Record<string, string>; [url: string]: unknown }>;

/** The ways to be let in: of each, all schemes are sent together. A way without schemes needs nothing at all. */
export function describeSecurity(context: PageContext, operation: Operation): Security {
  const anchor = context.anchors.take('authentication');
  const written = operation.security ?? context.document.security ?? [];
  const ways = written.map(way =>
    Object.entries(way ?? {}).map(([name, scopes]): NeededScheme => {
      const scheme = schemeNamed(context, name);
      return { name, title: titleOf(name, scheme), scopes: Array.isArray(scopes) ? scopes : [] };
    }),
  );
  const names = new Set(ways.flat().map(({ name }) => name));
  const schemes = [...names].map(name => describeScheme(context, name));
  // What lets everybody in stands last: what comes with credentials is what a program sends.
  return { anchor, ways: ways.toSorted((a, b) => Number(!a.length) - Number(!b.length)), schemes };
}

function schemeNamed({ document }: PageContext, name: string): SecurityScheme {
  const node = document.components?.securitySchemes?.[name];
  return node ? resolveRef<SecurityScheme>(document, node) : {};
}

const titleOf = (name: string, scheme: SecurityScheme) => String(scheme['x-displayName'] ?? name);

function describeScheme(context: PageContext, name: string): Scheme {
  const scheme = schemeNamed(context, name);
  const parts = [scheme.type, scheme.scheme, scheme.in, scheme.name, scheme.bearerFormat];
  const guide = context.securityGuide?.(name);
  const { openIdConnectUrl: discovery } = scheme;
  return {
    name,
    title: titleOf(name, scheme),
    kind: parts.filter(part => typeof part === 'string').join(' · '),
    description: String(scheme.description ?? ''),
    ...(typeof discovery === 'string' ? { discovery } : {}),
    flows: listFlows(scheme),
    ...(guide ? { guide } : {}),
  };
}

function listFlows({ flows }: SecurityScheme): Flow[] {
  return Object.entries((flows ?? {}) as Written).map(([name, flow]) => ({
    name,
    addresses: Object.entries(flow ?? {}).flatMap(([key, url]) =>
      /Url$/.test(key) && typeof url === 'string' ? [{ name: key, url }] : [],
    ),
    scopes: Object.entries(flow?.scopes ?? {}).map(([scope, meaning]) => ({
      name: scope,
      meaning: String(meaning ?? ''),
    })),
  }));
}
