import { print as curl } from '../../islands/console/copy/curl.ts';
import { print as go } from '../../islands/console/copy/go.ts';
import { print as java } from '../../islands/console/copy/java.ts';
import { print as node } from '../../islands/console/copy/node.ts';
import { print as php } from '../../islands/console/copy/php.ts';
import { print as python } from '../../islands/console/copy/python.ts';
import { print as ruby } from '../../islands/console/copy/ruby.ts';
import type { FormData } from '../../islands/console/form-data.ts';
import {
  buildRequest,
  type PrintProgram,
  targetOf,
} from '../../islands/console/request/build-request.ts';
import type { Draft } from '../../islands/console/request/draft.ts';

/** The console loads each when it is chosen, in a way that only a bundler follows; it offers them in this order. */
const printers: Record<string, PrintProgram> = {
  curl,
  'Node.js': node,
  Python: python,
  Go: go,
  Java: java,
  PHP: php,
  Ruby: ruby,
};

export const languages = Object.keys(printers);

/** The program for a request to the sandbox, as the console prints it. */
export function printProgram(form: FormData, draft: Draft, language: string): string {
  return printers[language]!(buildRequest(form, draft), targetOf(form, 'page', ''));
}
