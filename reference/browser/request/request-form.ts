/** What a request of an operation is made from: what samples are printed of, and a console asks for. */
export interface RequestForm {
  method: string;
  /** With the names of its parameters in braces. */
  path: string;
  servers: ServerChoice[];
  parameters: ParameterField[];
  /** One of these, each with all of its schemes, by their names. */
  ways: string[][];
  schemes: Record<string, Scheme>;
  body?: { required: boolean; contents: BodyContent[] };
}

export interface ServerChoice {
  /** With the names of its variables in braces. */
  url: string;
  description: string;
  variables: Record<string, { default: string; enum: string[] }>;
}

export interface Scheme {
  /** What has another kind cannot be sent by a page, or not without a computation. */
  kind: 'bearer' | 'basic' | 'apiKey' | 'token' | 'other';
  title: string;
  /** Of an API key. */
  in?: 'header' | 'query' | 'cookie';
  name?: string;
}

export interface ParameterField {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required: boolean;
  type: 'text' | 'array' | 'object';
  style: string;
  explode: boolean;
  allowReserved: boolean;
  enum: string[];
  /** As the document has it in an example, or else as its default. */
  value?: string;
}

export interface BodyContent {
  type: string;
  form: 'text' | 'form' | 'multipart' | 'file';
  /** The first example. */
  text?: string;
  fields?: BodyField[];
}

export interface BodyField {
  name: string;
  required: boolean;
  file: boolean;
  /** Each item is sent as a field of its own. */
  list: boolean;
  enum: string[];
  value?: string;
  /** Of the part, where a file or the document has one. */
  contentType?: string;
}

/** What is sent. A file is its name where a request is only printed, and the file itself where it is sent. */
export interface BuiltRequest<File> {
  method: string;
  url: string;
  headers: Pair[];
  cookies: Pair[];
  body?: RequestContent<File>;
}

export type Pair = [name: string, value: string];

export type RequestContent<File> =
  | { form: 'text'; type: string; text: string }
  | { form: 'form'; pairs: Pair[] }
  | { form: 'multipart'; parts: Part<File>[] }
  | { form: 'file'; type: string; file: File };

export interface Part<File> {
  name: string;
  value: string | { file: File };
  contentType?: string;
}
