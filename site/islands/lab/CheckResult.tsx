import { findFirstDifference } from '@easel/signing/explain';
import type { ReactNode } from 'react';
import { fill } from '../kit/view/fill';
import Output from '../tools/kit/Output';
import Findings from './Findings';
import HexDump, { rowBefore } from './HexDump';
import type { Checked } from './lab-messages';
import { sandboxToken, useLabState } from './running-lab';
import VisibleText from './VisibleText';

const tones = {
  fits: 'good',
  faulty: 'bad',
  unverified: 'note',
  token: 'note',
  'body-missing': 'note',
  unfilled: 'note',
};

interface Side {
  label: string;
  bytes: Uint8Array;
}

const sideOf = (text: string, bytes: Uint8Array): Side => ({
  label: fill(text, { bytes: bytes.length }),
  bytes,
});

/** Two strings one above the other, as text and as bytes, from where they part. */
function Compared({ sides: [a, b] }: { sides: [Side, Side] }): ReactNode {
  const difference = findFirstDifference(a.bytes, b.bytes);
  const { texts } = useLabState();
  if (!difference) return null;
  const { offset, line } = difference;
  return (
    <>
      <p className="bench-hint">{fill(texts.partAt, { offset, line: texts[`line-${line}`] })}</p>
      {[a, b].map(({ label, bytes }) => (
        <div key={label}>
          <h4>{label}</h4>
          <Output label={label}>
            <VisibleText bytes={bytes} mark={offset} />
          </Output>
          <HexDump
            label={`${label} hex`}
            bytes={bytes}
            mark={offset}
            from={rowBefore(offset)}
            rows={6}
          />
        </div>
      ))}
    </>
  );
}

/** The right string beside the signed one, or beside the one the server has built. */
function Strings({ checked, expected }: { checked: Checked; expected: Uint8Array }): ReactNode {
  const { texts } = useLabState();
  const { signed, server, sha256 } = checked;
  const right = sideOf(texts.serverBuilds, expected);
  return (
    <>
      {signed && <Compared sides={[right, sideOf(texts.youSigned, signed)]} />}
      {server && (
        <>
          <div className="bench-note">{texts.changedOnWay}</div>
          <Compared sides={[sideOf(texts.serverGot, server), right]} />
        </>
      )}
      {!signed && !server && (
        <>
          <h4>{right.label}</h4>
          <Output label={right.label}>
            <VisibleText bytes={expected} />
          </Output>
        </>
      )}
      <p className="bench-hint">
        SHA-256 <code>{sha256 ?? '—'}</code>
      </p>
    </>
  );
}

interface Props {
  checked: Checked;
  /** Takes the reader to where the body belongs. */
  onBody(): void;
}

export default function CheckResult({ checked, onBody }: Props): ReactNode {
  const { texts } = useLabState();
  const { verdict, findings, expected, ahead } = checked;
  const needsBody = verdict === 'body-missing';
  const away = ahead !== undefined && Math.abs(ahead) > 300 && verdict !== 'faulty';
  return (
    <>
      <div className={`bench-${tones[verdict]}`} data-verdict={verdict}>
        <p>
          <strong>
            {fill(texts[`verdict-${verdict}`], { count: findings.length, token: sandboxToken })}
          </strong>
        </p>
        {needsBody && (
          <button type="button" className="bench-button" onClick={onBody}>
            {texts.toBody}
          </button>
        )}
      </div>
      <Findings findings={findings} />
      {away && <div className="bench-note">{fill(texts.away, { seconds: Math.abs(ahead) })}</div>}
      {expected && !needsBody && <Strings checked={checked} expected={expected} />}
    </>
  );
}
