import { signMessage } from '@easel/sandbox/webhook-signing';
import type english from '@messages/webhook-tester.json';
import { type ReactNode, useState } from 'react';
import Choice from '../kit/Choice';
import CopyButton from '../kit/CopyButton';
import Output from '../kit/Output';
import TextField from '../kit/TextField';
import type { HeldSecret } from './verify-webhook';

const job = {
  id: '881417947308949275',
  requestId: '3f2b8c1e-6a57-4d0c-9b1f-7e2d5a90c4e8',
  type: 'STAGES',
  credits: 1,
  createdAt: '2025-10-09T08:53:20Z',
};
const ended = { ...job, startedAt: '2025-10-09T08:53:31Z', finishedAt: '2025-10-09T08:53:40Z' };
const image = {
  id: '881420011223344601',
  url: 'https://media.easel.example/r/881420011223344601.png?sig=9d20c7',
  expiredIn: '3600',
};

/** The examples of the contract, cut to what a receiver looks at. */
const eventBodies = {
  'job.succeeded': {
    ...ended,
    status: 'SUCCESS',
    creditsCharged: 1,
    successInfo: { images: [image], deliverable: 1, total: 1 },
  },
  'job.failed': {
    ...ended,
    status: 'FAILED',
    creditsCharged: 0,
    failedInfo: { code: 'FATAL_ERROR', reason: 'BAD_INPUT_IMAGE' },
  },
  'job.canceled': { ...ended, status: 'CANCELED', creditsCharged: 0 },
  'job.running': { ...job, type: 'WORKFLOW', status: 'RUNNING', startedAt: '2025-10-09T08:53:31Z' },
};

type EventName = keyof typeof eventBodies;

export function eventBody(event: EventName): string {
  return JSON.stringify({ event, job: eventBodies[event] });
}

interface Props {
  messages: typeof english;
  secret: HeldSecret;
  onVerify(message: string): void;
}

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
const events = (Object.keys(eventBodies) as EventName[]).map(name => [name, name] as const);

/** Makes a webhook as Easel would send it now. */
export default function Simulator({ messages, secret, onVerify }: Props): ReactNode {
  const [event, setEvent] = useState<EventName>('job.succeeded');
  const [address, setAddress] = useState('http://127.0.0.1:3000/webhooks');
  const [message, setMessage] = useState<{ headers: Record<string, string>; body: string }>();
  const make = async () => {
    const body = eventBody(event);
    const id = `msg_${crypto.randomUUID().slice(0, 8)}`;
    const key = secret.find(({ form }) => form === 'right')?.key;
    if (!key) return;
    setMessage({ headers: await signMessage(id, body, Date.now(), Promise.resolve(key)), body });
  };
  const headers = Object.entries(message?.headers ?? {});
  const text = message && `${headers.map(pair => pair.join(': ')).join('\n')}\n\n${message.body}`;
  const command =
    message &&
    [
      `curl -X POST ${quote(address)}`,
      ...headers.map(pair => `  -H ${quote(pair.join(': '))}`),
      `  --data-binary ${quote(message.body)}`,
    ].join(' \\\n');
  return (
    <>
      <h3>{messages.simulate}</h3>
      <div className="bench-fields">
        <Choice
          label={messages.event}
          value={event}
          options={events}
          onChange={name => setEvent(name)}
        />
        <TextField label={messages.address} value={address} onChange={setAddress} />
      </div>
      <div className="bench-buttons">
        <button type="button" className="bench-primary" onClick={make}>
          {messages.make}
        </button>
        {text && (
          <button type="button" className="bench-button" onClick={() => onVerify(text)}>
            {messages.verifyIt}
          </button>
        )}
      </div>
      {text && command && (
        <>
          <Output label={messages.message}>{text}</Output>
          <CopyButton text={command} label={messages.copyCurl} done={messages.copied} />
        </>
      )}
    </>
  );
}
