export type Locale = 'en' | 'zh';
export type Texts = Record<Locale, string>;

/** What a step must come to, for the reader who runs it and for the test that runs them all. */
export interface Expected {
  /** 200 unless said otherwise. */
  status?: number;
  /** The code of the problem that is wanted here. */
  code?: string;
  /** The final status of the job. */
  job?: string;
  images?: number;
  /** JSON pointer into the answer → value. */
  fields?: Record<string, unknown>;
}

/** A step as a file of site/journeys says it. `{name}` stands for a value that an earlier step feeds. */
export interface SourceStep {
  id: string;
  operation?: string;
  /** Instead of an operation: an address to send the picture to. */
  put?: string;
  title: Texts;
  text: Texts;
  parameters?: Record<string, string>;
  headers?: Record<string, string>;
  /** The request body; or the name of the contract's example, with changes by JSON pointer. */
  body?: unknown;
  example?: string;
  set?: Record<string, unknown>;
  drop?: string[];
  /** Says what is sent when it cannot be shown. */
  picture?: Texts;
  /** Name → JSON pointer into the answer. */
  feeds?: Record<string, string>;
  /** JSON pointers of what else is worth a look. */
  shows?: string[];
  /** Ask until the job has ended. */
  follow?: boolean;
  expect?: Expected;
}

export interface JourneySource {
  title: Texts;
  steps: SourceStep[];
}
