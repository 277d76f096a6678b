import type english from '@messages/journey.json';
import type { Piece } from '../../highlight/highlight.ts';
import type { ExplainedError } from '../console/form-data.ts';
import type { Expected } from './build-time/journey-source.ts';

/** A piece of a request as it is shown. What it is fed is not known before an earlier step has run. */
export interface RequestPiece extends Piece {
  fed?: {
    name: string;
    /** It is in JSON, with its quotes, because what is fed may be a number. */
    json?: boolean;
    /** Filled by the runner, not by a step: nothing to point out before. */
    quiet?: boolean;
  };
}

/** What the answer of a step gives to later ones. */
export interface Feed {
  name: string;
  /** JSON pointer into the answer. */
  pointer: string;
  /** Numbers of the steps that use it. */
  users: number[];
}

/** Texts mark code with backticks. */
export interface JourneyStep {
  id: string;
  title: string;
  text: string;
  line: RequestPiece[];
  code: RequestPiece[];
  feeds: Feed[];
  operation?: string;
  method: string;
  /** `{name}` is a value that an earlier step feeds. */
  path: string;
  headers: Record<string, string>;
  body?: unknown;
  /** The words of the first prompt in the body, which the reader may change. */
  prompt?: { path: (string | number)[]; text: string };
  picture?: string;
  /** JSON pointers of what else is worth a look. */
  shows: string[];
  follow: boolean;
  expect: Expected;
}

/** Written when the site is built; fetched when the reader runs a step. */
export interface JourneyData {
  title: string;
  origin: string;
  messages: typeof english;
  steps: JourneyStep[];
  errors: Record<string, ExplainedError>;
  failures: Record<string, ExplainedError>;
}
