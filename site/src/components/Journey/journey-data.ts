import type { ExplainedError } from '../Console/form-data';

/** Written by plugins/journeys/build-journey.ts; fetched when the reader runs a step. */
export interface JourneyStep {
  id: string;
  /** Texts are markup. */
  title: string;
  text: string;
  line: string;
  code: string;
  feeds: string;
  operation?: string;
  method: string;
  /** `{name}` stands for a value that an earlier step feeds. */
  path: string;
  headers: Record<string, string>;
  body?: unknown;
  picture?: string;
  /** Name → JSON pointer into the answer. */
  gives: Record<string, string>;
  shows: string[];
  follow: boolean;
  expect: {
    status?: number;
    code?: string;
    job?: string;
    images?: number;
    fields?: Record<string, unknown>;
  };
}

export interface JourneyWords {
  about: string;
  label: string;
  run: string;
  again: string;
  running: string;
  runAll: string;
  reset: string;
  signed: string;
  started: string;
  finished: string;
  ended: string;
  stopped: string;
  cleared: string;
  wanted: string;
  sent: string;
  stop: string;
}

export interface JourneyData {
  title: string;
  origin: string;
  words: JourneyWords;
  steps: JourneyStep[];
  errors: Record<string, ExplainedError>;
  failures: Record<string, ExplainedError>;
}
