/** Written by build-time/form-data.ts; fetched when the reader opens the console. */
export interface FormNode {
  ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  required?: string[];
  description?: string;
  properties?: Record<string, FormNode>;
  items?: FormNode;
  /** What each value of a map looks like. */
  values?: FormNode;
  oneOf?: FormNode[];
  not?: unknown[];
}

export type Schemas = Record<string, FormNode>;

interface FormParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description: string;
  example?: unknown;
  schema: FormNode;
}

export interface ExplainedError {
  status?: number;
  title: string;
  meaning: string;
  cause: string;
  remedy: string;
  retryable: boolean;
  page: string;
}

export interface FormData {
  id: string;
  method: string;
  path: string;
  /** Production first, then the local sandbox. */
  servers: [string, string];
  parameters: FormParameter[];
  body?: FormNode;
  schemas: Schemas;
  examples: { name: string; label: string; value: unknown }[];
  /** What most readers change first: JSON Pointers into the body, `*` being whatever is there. */
  essentials: string[];
  scenarios: { name: string; label: string; group: 'error' | 'failure' | 'other' }[];
  errors: Record<string, ExplainedError>;
  failures: Record<string, ExplainedError>;
}
