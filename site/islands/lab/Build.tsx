import { createNonce } from '@easel/signing';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import Choice from '../tools/kit/Choice';
import CopyButton from '../tools/kit/CopyButton';
import Output from '../tools/kit/Output';
import TextField from '../tools/kit/TextField';
import BodyField, { bytesOf, textBody } from './BodyField';
import BuiltLines from './BuiltLines';
import Findings from './Findings';
import HexDump from './HexDump';
import type { Built } from './lab-messages';
import { useLabState } from './lab-state';
import { splitTarget } from './paste/split-target';
import { printCurl } from './print-curl';

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
