import { escapeCode } from '@site/highlight/escape-code';

/** What a reader sees who navigated here, until the colours have come. */
export function plainLines(code: string): string[] {
  return code.split('\n').map(escapeCode);
}
