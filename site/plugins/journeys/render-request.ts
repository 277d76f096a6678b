import { escapeCode } from '../../highlight/escape-code.ts';
import { highlightLines } from '../../highlight/highlight-lines.ts';
import type { BuiltStep } from './build-step.ts';
import { printJson } from './print-json.ts';

/** The request line, and what follows it: headers, then the body. Values that are fed stand in a `<mark>`. */
export function renderRequest(step: BuiltStep, fed: string[]): { line: string; code: string } {
  const { method, path, headers, body, picture } = step;
  const name = fed.join('|');
  const inText = new RegExp(`\\{(${name})\\}`, 'g');
  const mark = (text: string) =>
    fed.length === 0 ? text : text.replace(inText, '<mark data-fed="$1">{$1}</mark>');
  const head = Object.entries(headers).map(([key, value]) => escapeCode(`${key}: ${value}`));
  const parts = [
    head.join('\n'),
    body === undefined ? '' : renderBody(body, name),
    picture ? escapeCode(`<${picture}>`) : '',
  ];
  return {
    line: mark(escapeCode(`${method} ${path}`)),
    code: parts.filter(Boolean).join('\n\n'),
  };
}

/** A value is marked together with its quotes, because what is fed may be a number. */
function renderBody(body: unknown, name: string): string {
  const lines = highlightLines(printJson(body), 'json').join('\n');
  const whole = new RegExp(`"\\{(${name || '\\0'})\\}"`, 'g');
  return lines
    .replace(whole, '<mark data-fed="$1" data-json>"{$1}"</mark>')
    .replace(
      /("requestId".*?>)("[\w-]+")(?=<)/,
      '$1<span data-fed="requestId" data-json>$2</span>',
    );
}
