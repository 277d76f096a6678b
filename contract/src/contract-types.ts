export type JsonObject = { [key: string]: unknown };

export type Ref = { $ref: string };

export type HttpMethod = 'get' | 'put' | 'post' | 'delete' | 'patch';

export type Schema = JsonObject;

export interface Example {
  summary?: string;
  value: unknown;
}

export interface MediaType {
  schema: Schema;
  examples?: Record<string, Example | Ref>;
}

export interface Header {
  description: string;
  schema: Schema;
  example?: unknown;
}

export interface Parameter extends Header {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
}

export interface RequestBody {
  description: string;
  required?: boolean;
  content: Record<string, MediaType>;
}

export interface Response {
  description: string;
  headers?: Record<string, Header | Ref>;
  content?: Record<string, MediaType>;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters?: (Parameter | Ref)[];
  requestBody?: RequestBody;
  responses: Record<string, Response | Ref>;
  security?: Record<string, string[]>[];
  'x-use-when'?: string;
  'x-avoid-when'?: string;
  'x-credits'?: string;
  'x-rate-limit'?: string;
  'x-related'?: string[];
  'x-errors'?: string[];
  /** What most readers change first, as JSON Pointers into the body; `*` is whatever is there. */
  'x-essentials'?: string[];
}

export interface Tag {
  name: string;
  description: string;
  'x-displayName': string;
}

export interface ContractDocument {
  openapi: string;
  info: { title: string; version: string; summary: string; description: string };
  servers: { url: string; description: string }[];
  tags: Tag[];
  security: Record<string, string[]>[];
  paths: Record<string, Partial<Record<HttpMethod, Operation>>>;
  webhooks: Record<string, { post: Operation }>;
  components: {
    schemas: Record<string, Schema>;
    examples: Record<string, Example>;
    headers: Record<string, Header>;
    parameters: Record<string, Parameter>;
    responses: Record<string, Response>;
    securitySchemes: Record<string, JsonObject>;
  };
}
