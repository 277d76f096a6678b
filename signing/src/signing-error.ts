import type messages from '../messages.json';

/** Every code a reader may meet has a text: that file is the list of codes. */
export type MessageCode = keyof typeof messages;

export type MessageParams = Record<string, string | number>;

export class SigningError extends Error {
  readonly code: MessageCode;
  readonly params: MessageParams;

  constructor(code: MessageCode, params: MessageParams = {}) {
    super(code);
    this.name = 'SigningError';
    this.code = code;
    this.params = params;
  }
}
