import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import Drawing, { Label } from './Drawing';
import Sequence, { type Message, sequenceHeight } from './Sequence';

const messages: Message[] = [
  {
    from: 0,
    to: 1,
    label: translate({ id: 'diagram.webhook.first', message: 'job.succeeded, attempt 1' }),
  },
  {
    from: 1,
    to: 0,
    label: translate({ id: 'diagram.webhook.silent', message: 'no response within 10 s' }),
    answer: true,
    failed: true,
  },
  {
    from: 0,
    to: 1,
    label: translate({ id: 'diagram.webhook.second', message: 'same webhook-id, attempt 2' }),
    before: translate({ id: 'diagram.webhook.wait10', message: '10 s later' }),
  },
  { from: 1, to: 0, label: '500', code: true, answer: true, failed: true },
  {
    from: 0,
    to: 1,
    label: translate({ id: 'diagram.webhook.third', message: 'same webhook-id, attempt 3' }),
    before: translate({ id: 'diagram.webhook.wait60', message: '1 min later' }),
  },
  {
    from: 1,
    to: 0,
    label: translate({ id: 'diagram.webhook.done', message: '204: delivered' }),
    answer: true,
  },
];

/** One event, delivered at the third attempt. */
export default function WebhookDiagram(): ReactNode {
  const height = sequenceHeight(messages);
  return (
    <Drawing
      height={height + 46}
      title={translate({ id: 'diagram.webhook.title', message: 'A webhook and its retries' })}
      description={translate({
        id: 'diagram.webhook.description',
        message:
          'Easel sends job.succeeded to your server. There is no response within 10 seconds, so Easel sends the same webhook-id again 10 seconds later and gets a 500. One minute later the third attempt gets a 204, and the event is delivered. Without a 2xx, further attempts would follow after 5, 15 and 30 minutes and after 1, 2, 4 and 8 hours.',
      })}
    >
      <Sequence
        actors={['Easel', translate({ id: 'diagram.actor.server', message: 'Your server' })]}
        messages={messages}
      />
      <Label at={[2, height + 10]} quiet>
        {translate({ id: 'diagram.webhook.otherwise', message: 'Still no 2xx? Then after' })}
      </Label>
      <Label at={[2, height + 32]} quiet>
        {translate({
          id: 'diagram.webhook.delays',
          message: '5, 15, 30 min and 1, 2, 4, 8 h; 10 attempts in all',
        })}
      </Label>
    </Drawing>
  );
}
