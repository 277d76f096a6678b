import { createElement } from 'react';
import type { ConsoleForm } from '../../browser/console/console-form.ts';
import type { OperationEntry } from '../openapi.ts';
import { describeForm } from '../samples/describe-form.ts';
import type { Reference } from './page-context.ts';

/** The button, the place and the data of a console for any API, where a site wants one and has none of its own. */
export function withConsole(reference: Reference, entry: OperationEntry): Reference {
  if (!reference.console || reference.form || reference.action || reference.belowEndpoint)
    return reference;
  const { document, messages } = reference;
  return {
    ...reference,
    action: () => ({
      markup: createElement(
        'button',
        {
          type: 'button',
          className: 'ref-button',
          'data-try': '',
          'data-failed': messages.console.failed,
        },
        messages.console.open,
      ),
    }),
    belowEndpoint: () => ({
      markup: createElement('div', { className: 'ref-console', 'data-console': '' }),
    }),
    form: (): ConsoleForm => ({ ...describeForm(document, entry), messages: messages.console }),
  };
}
