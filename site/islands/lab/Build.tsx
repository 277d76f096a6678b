import { createNonce } from '@easel/signing';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import Choice from '../tools/kit/Choice';
import CopyButton from '../tools/kit/CopyButton';
import Output from '../tools/kit/Output';
import TextField from '../tools/kit/TextField';
import BodyField, { type Body, bytesOf, textBody } from './BodyField';
import Findings from './Findings';
import HexDump from './HexDump';
import type { Built } from './lab-messages';
import { splitTarget } from './paste/pasted-request';
import { useLabState } from './running-lab';
import VisibleText from './VisibleText';

const methods = ['GET', 'POST', 'PUT', 'DELETE'].map(name => [name, name] as const);
const unixSeconds = () => `${Math.floor(Date.now() / 1000)}`;

/** From a request to its header, one line at a time. */
export default function Build({ keys }: { keys: ReactNode }): ReactNode {
  const { lab, holding, texts } = useLabState();
  const [method, setMethod] = useState('POST');
  const [target, setTarget] = useState('/v1/jobs/credits');
  const [timestamp, setTimestamp] = useState('1760000000');
  const [nonce, setNonce] = useState('5f0c2a9e4b7d41d8a3c6e1f2b4d59078');
  const [body, setBody] = useState(textBody('{"stages":[]}'));
  const [appId, setAppId] = useState('app_sandbox');
  const [keyId, setKeyId] = useState('');
  const [built, setBuilt] = useState<Built>();
  const bytes = useMemo(() => bytesOf(body), [body]);
  const { path, origin = 'http://127.0.0.1:8787' } = splitTarget(target);
  const isSandbox = holding.keys.some(({ kind }) => kind === 'sandbox');

  useEffect(() => {
    let current = true;
    lab
      .build({ method, path, timestamp, nonce, body: bytes, appId, keyId })
      .then(answer => current && setBuilt(answer))
      .catch(() => current && setBuilt(undefined));
    return () => {
      current = false;
    };
  }, [lab, method, path, timestamp, nonce, bytes, appId, keyId, holding]);

  const command = built?.authorization
    ? printCurl({ method, address: origin + path, authorization: built.authorization, body })
    : undefined;
  return (
    <>
      <h3>{texts.request}</h3>
      <div className="bench-fields">
        <Choice label={texts.method} value={method} options={methods} onChange={setMethod} />
        <TextField
          label={texts.path}
          value={target}
          onChange={setTarget}
          hint={target === path ? undefined : texts.hostLeftOut}
        />
        <TextField label={texts.timestamp} value={timestamp} onChange={setTimestamp}>
          <button
            type="button"
            className="bench-button"
            onClick={() => setTimestamp(unixSeconds())}
          >
            {texts.now}
          </button>
        </TextField>
        <TextField label="Nonce" value={nonce} onChange={setNonce}>
          <button type="button" className="bench-button" onClick={() => setNonce(createNonce())}>
            {texts.fresh}
          </button>
        </TextField>
        <BodyField body={body} onChange={setBody} />
      </div>
      <h3>{texts.stringToSign}</h3>
      <BuiltLines lines={[method, path, timestamp, nonce]} body={bytes} />
      {built && (
        <>
          <p className="bench-hint" role="status">
            <span data-testid="lab-bytes">{built.bytes.length}</span> {texts.bytes} · SHA-256{' '}
            <code data-testid="lab-sha256">{built.sha256 ?? '—'}</code>
          </p>
          <details>
            <summary>{texts.everyByte}</summary>
            <HexDump label={texts.everyByte} bytes={built.bytes} />
          </details>
          <Findings findings={built.findings} />
        </>
      )}
      <h3>{texts.header}</h3>
      <div className="bench-fields">
        <TextField label="app_id" value={appId} onChange={setAppId} />
        <TextField label="key_id" value={keyId} onChange={setKeyId} hint={texts.optional} />
      </div>
      {keys}
      {built?.authorization && command ? (
        <div className="bench-group">
          <Output label="Authorization">{`Authorization: ${built.authorization}`}</Output>
          <Output label="curl">{command}</Output>
          <div className="bench-buttons">
            <CopyButton text={built.authorization} label={texts.copyHeader} done={texts.copied} />
            <CopyButton text={command} label={texts.copyCurl} done={texts.copied} />
          </div>
          {isSandbox && <p className="bench-hint">{texts.sandboxAccepts}</p>}
        </div>
      ) : (
        <p className="bench-hint">{texts.needsKey}</p>
      )}
    </>
  );
}

const names = ['METHOD', 'PATH', 'TIMESTAMP', 'NONCE'];

/** The five parts as they are in the string, each with its line end and its length. */
function BuiltLines({ lines, body }: { lines: string[]; body: Uint8Array }): ReactNode {
  const { texts } = useLabState();
  const rows = lines.map((line, index) => ({
    name: names[index] ?? '',
    bytes: new TextEncoder().encode(`${line}\n`),
  }));
  return (
    <div className="bench-scroll">
      <table data-testid="lab-lines">
        <thead>
          <tr>
            <th scope="col">{texts.part}</th>
            <th scope="col">{texts.asSigned}</th>
            <th scope="col">{texts.bytes}</th>
          </tr>
        </thead>
        <tbody>
          {[...rows, { name: 'BODY', bytes: body }].map(({ name, bytes }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                {bytes.length ? (
                  <code>
                    <VisibleText bytes={bytes} />
                  </code>
                ) : (
                  <span className="bench-tag">{texts.empty}</span>
                )}
              </td>
              <td>{bytes.length}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

interface Request {
  method: string;
  address: string;
  authorization: string;
  body: Body;
}

/** `--data-binary`, because `--data` would drop line ends from a file after they were signed. */
function printCurl({ method, address, authorization, body }: Request): string {
  const data = body.file ? `@${body.file.name}` : body.text;
  return [
    `curl -X ${method} ${quote(address)}`,
    `  -H ${quote(`Authorization: ${authorization}`)}`,
    ...(data ? ["  -H 'Content-Type: application/json'", `  --data-binary ${quote(data)}`] : []),
  ].join(' \\\n');
}
