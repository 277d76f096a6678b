import { signMessage } from '@easel/sandbox/callback-signing';
import type english from '@messages/webhook-tester.json';
import { type ReactNode, useState } from 'react';
import Choice from '../kit/Choice';
import CopyButton from '../kit/CopyButton';
import Output from '../kit/Output';
import TextField from '../kit/TextField';
import { type EventName, eventBodies, eventBody } from './event-bodies';
import type { HeldSecret } from './hold-secret';

interface Props {
  messages: typeof english;
  secret: HeldSecret;
  onVerify(message: string): void;
}

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
const events = (Object.keys(eventBodies) as EventName[]).map(name => [name, name] as const);

/** Makes a callback as Easel would send it now. */
export default function Simulator({ messages, secret, onVerify }: Props): ReactNode {
  const [event, setEvent] = useState<EventName>('job.succeeded');
  const [address, setAddress] = useState('http://127.0.0.1:3000/callbacks');
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
