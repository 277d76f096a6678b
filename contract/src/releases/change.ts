/** What a change means for a program that was written before it. */
export const groups = ['breaking', 'deprecated', 'added', 'changed'] as const;
export type Group = (typeof groups)[number];

/** What changed: the operation as a whole, or a part of what is sent or returned. */
export type Side =
  | 'operation'
  | 'parameter'
  | 'request'
  | 'requestBody'
  | 'response'
  | 'status'
  | 'header'
  | 'error';

export type Kind =
  | 'added'
  | 'addedRequired'
  | 'removed'
  | 'required'
  | 'optional'
  | 'nullable'
  | 'notNullable'
  | 'deprecated'
  | 'reactivated'
  | 'valueAdded'
  | 'valueRemoved'
  | 'limitedToValues'
  | 'alternativeAdded'
  | 'alternativeRemoved'
  | 'limitRaised'
  | 'limitLowered'
  | 'limitSet'
  | 'limitRemoved'
  | 'patternAdded'
  | 'patternRemoved'
  | 'patternChanged'
  | 'typeChanged'
  | 'defaultAdded'
  | 'defaultRemoved'
  | 'defaultChanged'
  | 'formatAdded'
  | 'formatRemoved'
  | 'schemeAdded'
  | 'schemeRemoved';

/** One difference between two releases, as data: sentences are made of it in the language of the reader. */
export interface Change {
  kind: Kind;
  group: Group;
  side: Side;
  /** Fields as JSON Pointers with `*` for any item, or names of parameters, headers and errors. */
  at: string[];
  /** Of a parameter: `path`, `query`, `header` or `cookie`. */
  in?: string;
  /** HTTP statuses of the responses it is about. */
  statuses: string[];
  values: string[];
  from?: string;
  to?: string;
  /** The keyword of a limit, such as `maxLength`. */
  rule?: string;
  /** By `operationId`, or a webhook by its event. */
  operations: string[];
}

/** What a note calls the change that it is about. */
export function nameOf({ kind, side, at, rule, statuses, values, operations }: Change): string {
  const what = side === 'status' ? statuses : at;
  const parts = [...(what.length > 0 ? what : operations), ...(rule ? [rule] : [])];
  return [kind, side, ...parts, ...(kind.startsWith('value') ? values : [])].join(' ');
}
