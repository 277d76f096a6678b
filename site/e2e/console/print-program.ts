import { print as curl } from '../../src/components/Console/copy/curl.ts';
import { print as go } from '../../src/components/Console/copy/go.ts';
import { print as java } from '../../src/components/Console/copy/java.ts';
import { print as node } from '../../src/components/Console/copy/node.ts';
import { print as php } from '../../src/components/Console/copy/php.ts';
import type { PrintProgram } from '../../src/components/Console/copy/program.ts';
import { print as python } from '../../src/components/Console/copy/python.ts';
import type { FormData } from '../../src/components/Console/form-data.ts';
import { buildRequest } from '../../src/components/Console/request/build-request.ts';
import type { Draft } from '../../src/components/Console/request/draft.ts';
import { targetOf } from '../../src/components/Console/request/targets.ts';

/** The console loads each when it is chosen, in a way that only a bundler follows; it offers them in this order. */
const printers: Record<string, PrintProgram> = {
  curl,
  'Node.js': node,
  Python: python,
  Go: go,
  Java: java,
  PHP: php,
};

export const languages = Object.keys(printers);

/** The program for a request to the sandbox, as the console prints it. */
export function printProgram(form: FormData, draft: Draft, language: string): string {
  return printers[language]!(buildRequest(form, draft), targetOf(form, 'page', ''));
}
