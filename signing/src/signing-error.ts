import type { MessageCode, MessageParams } from './message-code.ts';

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
