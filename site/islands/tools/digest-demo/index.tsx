import Translate, { translate } from '@docusaurus/Translate';
import VisibleText from '@site/islands/lab/VisibleText';
import { type ReactNode, useEffect, useState } from 'react';
import Output from '../kit/Output';
import TextField from '../kit/TextField';
import Tool, { openTool } from '../kit/Tool';

interface Parts {
  method: string;
  path: string;
  timestamp: string;
  nonce: string;
  body: string;
}

const firstVector: Parts = {
  method: 'GET',
  path: '/v1/jobs/881417947308949275',
  timestamp: '1760000000',
  nonce: '5f0c2a9e4b7d41d8a3c6e1f2b4d59078',
  body: '',
};

const secondVector: Parts = {
  ...firstVector,
  method: 'POST',
  path: '/v1/jobs/credits',
  body: '{"stages":[]}',
};

function stringToSign({ method, path, timestamp, nonce, body }: Parts): string {
  return [method, path, timestamp, nonce, body].join('\n');
}

async function sha256Hex(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('');
}

function useDigest(text: string): string | undefined {
  const [digest, setDigest] = useState<string>();
  useEffect(() => {
    // Browsers offer Web Crypto only on https and localhost.
    if (!globalThis.crypto?.subtle) return;
    let current = true;
    sha256Hex(new TextEncoder().encode(text)).then(hex => current && setDigest(hex));
    return () => {
      current = false;
    };
  }, [text]);
  return digest;
}

const labels: Record<keyof Parts, string> = {
  method: translate({ id: 'digestDemo.method', message: 'Method' }),
  path: translate({ id: 'digestDemo.path', message: 'Path with query string' }),
  timestamp: translate({ id: 'digestDemo.timestamp', message: 'Timestamp (Unix seconds)' }),
  nonce: translate({ id: 'digestDemo.nonce', message: 'Nonce' }),
  body: translate({ id: 'digestDemo.body', message: 'Body, exactly as sent' }),
};

export default () => openTool(DigestDemo, {});

function DigestDemo(): ReactNode {
  const [parts, setParts] = useState(firstVector);
  const text = stringToSign(parts);
  const digest = useDigest(text);
  const bytes = new TextEncoder().encode(text);
  return (
    <Tool
      aria-label={translate({ id: 'digestDemo.name', message: 'String to sign, computed here' })}
    >
      <div className="bench-buttons">
        <button type="button" className="bench-button" onClick={() => setParts(firstVector)}>
          <Translate id="digestDemo.first">First vector</Translate>
        </button>
        <button type="button" className="bench-button" onClick={() => setParts(secondVector)}>
          <Translate id="digestDemo.second">Second vector</Translate>
        </button>
      </div>
      <div className="bench-fields">
        {(Object.keys(labels) as (keyof Parts)[]).map(name => (
          <TextField
            key={name}
            label={labels[name]}
            value={parts[name]}
            onChange={value => setParts({ ...parts, [name]: value })}
          />
        ))}
      </div>
      <h3>
        <Translate id="digestDemo.text">String to sign</Translate>
      </h3>
      <Output label={translate({ id: 'digestDemo.text', message: 'String to sign' })}>
        <VisibleText bytes={bytes} />
      </Output>
      <dl className="bench-facts" aria-live="polite">
        <dt>
          <Translate id="digestDemo.bytes">Bytes</Translate>
        </dt>
        <dd data-testid="digest-bytes">{bytes.length}</dd>
        <dt>SHA-256</dt>
        <dd data-testid="digest-sha256">
          {digest ?? (
            <Translate id="digestDemo.noCrypto">
              Needs https or localhost: browsers offer Web Crypto only there.
            </Translate>
          )}
        </dd>
      </dl>
    </Tool>
  );
}
