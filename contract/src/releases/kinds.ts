import type { Kind, Side } from './change.ts';

/** What the words in code of a sentence of oasdiff stand for; `_` is of no use to us. */
export type Held = 'at' | 'in' | 'status' | 'value' | 'from' | 'to' | '_';

export interface Reading {
  kind: Kind;
  side: Side;
  holds: Held[];
  rule?: string;
}

/** Ids that are about the document and not about what a program sends or gets. */
export const withoutEffect = new Set([
  'api-tag-added',
  'api-tag-removed',
  'api-operation-id-added',
  'api-schema-removed',
]);

type Row = [kind: Kind, holds: string, rule?: string];

const limits: [name: string, keyword: string][] = [
  ['max', 'maximum'],
  ['min', 'minimum'],
  ['max-length', 'maxLength'],
  ['min-length', 'minLength'],
  ['max-items', 'maxItems'],
  ['min-items', 'minItems'],
];

/** What is stricter names the new value alone in requests, except for the least length. */
function limitRows(holds: (name: string, action: string) => string): Record<string, Row> {
  const actions = {
    increased: 'limitRaised',
    decreased: 'limitLowered',
    set: 'limitSet',
    unset: 'limitRemoved',
  } as const;
  return Object.fromEntries(
    limits.flatMap(([name, keyword]) =>
      Object.entries(actions).map(([action, kind]): [string, Row] => [
        `${name}-${action}`,
        [kind, holds(name, action), keyword],
      ]),
    ),
  );
}

const lists = ['one-of', 'any-of'];
const alternatives = (holds: string): Record<string, Row> =>
  Object.fromEntries(
    lists.flatMap((name): [string, Row][] => [
      [`${name}-added`, ['alternativeAdded', holds]],
      [`${name}-removed`, ['alternativeRemoved', holds]],
    ]),
  );

const operation: Record<string, Row> = {
  'endpoint-added': ['added', ''],
  'endpoint-deprecated': ['deprecated', ''],
  'endpoint-reactivated': ['reactivated', ''],
  'api-removed-without-deprecation': ['removed', ''],
  'api-removed-with-deprecation': ['removed', ''],
  'api-removed-before-sunset': ['removed', '_'],
  'api-path-removed-without-deprecation': ['removed', ''],
  'api-path-removed-with-deprecation': ['removed', ''],
  'api-path-removed-before-sunset': ['removed', '_'],
  'api-security-added': ['schemeAdded', 'value'],
  'api-security-removed': ['schemeRemoved', 'value'],
};

const parameter: Record<string, Row> = {
  'new-optional-request-parameter': ['added', 'in at'],
  'new-required-request-parameter': ['addedRequired', 'in at'],
  'new-request-path-parameter': ['addedRequired', 'at'],
  ...prefixed('request-parameter-', {
    removed: ['removed', 'in at'],
    'removed-with-deprecation': ['removed', 'in at'],
    'became-required': ['required', 'in at'],
    'became-optional': ['optional', 'in at'],
    'became-enum': ['limitedToValues', 'in at'],
    deprecated: ['deprecated', 'in at'],
    reactivated: ['reactivated', 'in at'],
    'enum-value-added': ['valueAdded', 'value in at'],
    'enum-value-removed': ['valueRemoved', 'value in at'],
    'default-value-added': ['defaultAdded', 'in at to'],
    'default-value-changed': ['defaultChanged', 'in at from to'],
    'default-value-removed': ['defaultRemoved', 'in at from'],
    'pattern-added': ['patternAdded', 'to in at'],
    'pattern-removed': ['patternRemoved', 'from in at'],
    'pattern-changed': ['patternChanged', 'in at from to'],
    'pattern-generalized': ['patternChanged', 'in at from to'],
    'type-changed': ['typeChanged', 'in at from _ to _'],
    'type-generalized': ['typeChanged', 'in at from _ to _'],
    ...limitRows((_, action) => (action === 'set' ? 'in at to' : 'in at from to')),
  }),
};

const strictest = new Set(['max decreased', 'max-length decreased', 'min increased']);

const request: Record<string, Row> = {
  'new-optional-request-property': ['added', 'at'],
  'new-required-request-property': ['addedRequired', 'at'],
  'new-required-request-property-with-default': ['addedRequired', 'at'],
  ...prefixed('request-property-', {
    removed: ['removed', 'at'],
    'became-required': ['required', 'at'],
    'became-required-with-default': ['required', 'at'],
    'became-optional': ['optional', 'at'],
    'became-nullable': ['nullable', 'at'],
    'became-not-nullable': ['notNullable', 'at'],
    'became-enum': ['limitedToValues', 'at'],
    deprecated: ['deprecated', 'at'],
    reactivated: ['reactivated', 'at'],
    'enum-value-added': ['valueAdded', 'value at'],
    'enum-value-removed': ['valueRemoved', 'value at'],
    'default-value-added': ['defaultAdded', 'at to'],
    'default-value-changed': ['defaultChanged', 'at from to'],
    'default-value-removed': ['defaultRemoved', 'at from'],
    'pattern-added': ['patternAdded', 'to at'],
    'pattern-removed': ['patternRemoved', 'from at'],
    'pattern-changed': ['patternChanged', 'at from to'],
    'pattern-generalized': ['patternChanged', 'at from to'],
    'type-changed': ['typeChanged', 'at from _ to _'],
    'type-generalized': ['typeChanged', 'at from _ to _'],
    ...alternatives('value at _'),
    ...limitRows((name, action) => {
      const short = action === 'set' || strictest.has(`${name} ${action}`);
      return short || (name === 'min-items' && action === 'increased') ? 'at to' : 'at from to';
    }),
  }),
};

const requestBody: Record<string, Row> = {
  'request-body-added-required': ['addedRequired', ''],
  'request-body-added-optional': ['added', ''],
  'request-body-removed': ['removed', ''],
  'request-body-became-required': ['required', ''],
  'request-body-became-optional': ['optional', ''],
  'request-body-media-type-added': ['formatAdded', 'value'],
  'request-body-media-type-removed': ['formatRemoved', 'value'],
  'request-body-type-changed': ['typeChanged', 'from _ to _'],
};

const response: Record<string, Row> = {
  'response-optional-property-added': ['added', 'at status'],
  'response-required-property-added': ['added', 'at status'],
  'response-optional-property-removed': ['removed', 'at status'],
  'response-required-property-removed': ['removed', 'at status'],
  'response-media-type-added': ['formatAdded', 'value status'],
  'response-media-type-removed': ['formatRemoved', 'value status'],
  ...prefixed('response-property-', {
    'became-required': ['required', 'at status'],
    'became-optional': ['optional', 'at status'],
    'became-nullable': ['nullable', 'at status'],
    'became-not-nullable': ['notNullable', 'at status'],
    deprecated: ['deprecated', 'at'],
    reactivated: ['reactivated', 'at'],
    'enum-value-added': ['valueAdded', 'value at status'],
    'enum-value-removed': ['valueRemoved', 'value at status'],
    'default-value-added': ['defaultAdded', 'at to status'],
    'default-value-changed': ['defaultChanged', 'at from to status'],
    'default-value-removed': ['defaultRemoved', 'at from status'],
    'pattern-added': ['patternAdded', 'at to status'],
    'pattern-removed': ['patternRemoved', 'at from status'],
    'pattern-changed': ['patternChanged', 'at from to status'],
    'type-changed': ['typeChanged', 'at from _ to _ status'],
    ...alternatives('value at _ status'),
    ...limitRows((_, action) => (action === 'unset' ? 'at from status' : 'at from to status')),
  }),
};

const status: Record<string, Row> = {
  'response-success-status-added': ['added', 'status'],
  'response-success-status-removed': ['removed', 'status'],
  'response-non-success-status-added': ['added', 'status'],
  'response-non-success-status-removed': ['removed', 'status'],
};

const header: Record<string, Row> = {
  'optional-response-header-removed': ['removed', 'at status'],
  'required-response-header-removed': ['removed', 'at status'],
  'response-header-became-optional': ['optional', 'at status'],
};

/** By the ids of oasdiff. */
export const readings: ReadonlyMap<string, Reading> = new Map(
  Object.entries({ operation, parameter, request, requestBody, response, status, header }).flatMap(
    ([side, rows]) =>
      Object.entries(rows).map(([id, [kind, holds, rule]]): [string, Reading] => [
        id,
        {
          kind,
          side: side as Side,
          holds: holds.split(' ').filter(Boolean) as Held[],
          ...(rule && { rule }),
        },
      ]),
  ),
);

function prefixed(prefix: string, rows: Record<string, Row>): Record<string, Row> {
  return Object.fromEntries(Object.entries(rows).map(([id, row]) => [prefix + id, row]));
}
