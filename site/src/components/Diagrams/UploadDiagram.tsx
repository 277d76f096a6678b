import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import Drawing, { Label } from './Drawing';
import Sequence, { type Message, sequenceHeight } from './Sequence';

const bytes = translate({ id: 'diagram.upload.bytes', message: 'PUT, the bytes' });
const form = translate({ id: 'diagram.upload.form', message: 'POST, the form with the file last' });
const ask = translate({ id: 'diagram.upload.ask', message: 'I have a file' });

const put: Message[] = [
  { from: 0, to: 1, label: 'POST …/image', code: true },
  { from: 1, to: 0, label: 'putUrl, headers', code: true, answer: true },
  { from: 0, to: 2, label: bytes },
  { from: 2, to: 0, label: '200', code: true, answer: true },
];

const sts: Message[] = [
  { from: 0, to: 1, label: ask },
  { from: 1, to: 2, label: 'POST …/sts', code: true },
  { from: 2, to: 1, label: 'policy …', code: true, answer: true },
  { from: 1, to: 0, label: 'policy …', code: true, answer: true },
  { from: 0, to: 3, label: form },
  { from: 3, to: 0, label: '200', code: true, answer: true },
];

/** Two ways from a file to a resource id. */
export default function UploadDiagram(): ReactNode {
  const server = translate({ id: 'diagram.actor.server', message: 'Your server' });
  const browser = translate({ id: 'diagram.actor.browser', message: 'Browser' });
  const storage = translate({ id: 'diagram.actor.storage', message: 'Storage' });
  const second = 26 + sequenceHeight(put) + 16;
  return (
    <Drawing
      height={second + 26 + sequenceHeight(sts)}
      title={translate({ id: 'diagram.upload.title', message: 'Two ways to upload an image' })}
      description={translate({
        id: 'diagram.upload.description',
        message:
          'From a server: your server calls create-resource-image, Easel returns putUrl and headers, your server sends the bytes to storage with PUT, and storage returns 200. From a browser: the browser asks your server, your server calls create-resource-image-sts, Easel returns a policy, your server passes it on, the browser sends the form with the file to storage, and storage returns 200.',
      })}
    >
      <Label at={[2, 12]} quiet>
        {translate({ id: 'diagram.upload.put', message: 'From a server' })}
      </Label>
      <Sequence top={26} actors={[server, 'Easel', storage]} messages={put} />
      <Label at={[2, second + 12]} quiet>
        {translate({ id: 'diagram.upload.sts', message: 'From a browser or an app' })}
      </Label>
      <Sequence top={second + 26} actors={[browser, server, 'Easel', storage]} messages={sts} />
    </Drawing>
  );
}
