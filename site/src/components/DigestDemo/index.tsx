import Translate, { translate } from '@docusaurus/Translate';
import { type ReactNode, useEffect, useId, useState } from 'react';
import styles from './styles.module.css';

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

function Field({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (v: string) => void;
}) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        spellCheck={false}
        autoComplete="off"
        onChange={e => onChange(e.target.value)}
      />
    </div>
  );
}

const labels: Record<keyof Parts, string> = {
  method: translate({ id: 'digestDemo.method', message: 'Method' }),
  path: translate({ id: 'digestDemo.path', message: 'Path with query' }),
  timestamp: translate({ id: 'digestDemo.timestamp', message: 'Timestamp (Unix seconds)' }),
  nonce: translate({ id: 'digestDemo.nonce', message: 'Nonce' }),
  body: translate({ id: 'digestDemo.body', message: 'Body, exactly as sent' }),
};

export default function DigestDemo(): ReactNode {
  const [parts, setParts] = useState(firstVector);
  const text = stringToSign(parts);
  const digest = useDigest(text);
  const byteCount = new TextEncoder().encode(text).length;
  return (
    <section
      className={styles.demo}
      aria-label={translate({ id: 'digestDemo.name', message: 'String to sign, computed here' })}
    >
      <div className={styles.presets}>
        <button type="button" onClick={() => setParts(firstVector)}>
          <Translate id="digestDemo.first">First vector</Translate>
        </button>
        <button type="button" onClick={() => setParts(secondVector)}>
          <Translate id="digestDemo.second">Second vector</Translate>
        </button>
      </div>
      <div className={styles.fields}>
        {(Object.keys(labels) as (keyof Parts)[]).map(name => (
          <Field
            key={name}
            label={labels[name]}
            value={parts[name]}
            onChange={value => setParts({ ...parts, [name]: value })}
          />
        ))}
      </div>
      <h3 className={styles.caption}>
        <Translate id="digestDemo.text">String to sign</Translate>
      </h3>
      <pre className={styles.text}>
        {text.split('\n').map((line, index, lines) => (
          <span key={index}>
            {line}
            {index < lines.length - 1 && <span className={styles.newline}>⏎{'\n'}</span>}
          </span>
        ))}
      </pre>
      <dl className={styles.result} aria-live="polite">
        <div>
          <dt>
            <Translate id="digestDemo.bytes">Bytes</Translate>
          </dt>
          <dd data-testid="digest-bytes">{byteCount}</dd>
        </div>
        <div>
          <dt>SHA-256</dt>
          <dd data-testid="digest-sha256">
            {digest ?? (
              <Translate id="digestDemo.noCrypto">
                Needs https or localhost: browsers offer Web Crypto only there.
              </Translate>
            )}
          </dd>
        </div>
      </dl>
    </section>
  );
}
