import type { WebhookEntry } from '../openapi.ts';
import { heading } from './describe-parts.ts';
import { describeAnswers, describeSent } from './describe-webhooks.ts';
import { firstSentence } from './first-sentence.ts';
import { fitPage, type Page, type Reference } from './page-context.ts';

/** As many are read on the overview, where they need no further click; more of them would push it out of sight. */
export const webhooksOnOverview = 8;

/** The page of a webhook, where there are many of them. */
export function webhookPage(
  reference: Reference,
  { event, operation }: WebhookEntry,
  id: string,
): Page {
  return fitPage(reference, id, context => {
    const title = heading(context, 2, `event-${event}`, event);
    return {
      id,
      tag: '',
      title: operation.summary ?? event,
      description: firstSentence(operation.description ?? '').replaceAll('`', ''),
      editUrl: reference.editUrl?.(),
      className: 'ref-link',
      context,
      data: {
        webhook: {
          ...describeSent(context, title, 'webhook', operation),
          answers: describeAnswers(context, 'webhook', operation),
        },
      },
    };
  });
}
