import type { ReactNode } from 'react';

const around = 600;

function Runs({ bytes }: { bytes: Uint8Array }): ReactNode {
  return visibleRuns(bytes).map((run, index) =>
    index % 2 ? (
      <span key={index} className="bench-sign">
        {run}
      </span>
    ) : (
      run
    ),
  );
}

/** Text with its line ends to be seen, and the character that contains byte `mark` marked. */
export default function VisibleText({
  bytes,
  mark,
}: {
  bytes: Uint8Array;
  mark?: number | undefined;
}) {
  if (mark === undefined) {
    const end = characterStart(bytes, Math.min(bytes.length, 4 * around));
    return (
      <>
        <Runs bytes={bytes.subarray(0, end)} />
        {end < bytes.length && ' …'}
      </>
    );
  }
  const at = characterStart(bytes, Math.min(mark, bytes.length));
  const end = characterEnd(bytes, at);
  const start = characterStart(bytes, Math.max(0, at - around));
  const stop = characterStart(bytes, Math.min(bytes.length, end + around));
  return (
    <>
      {start > 0 && '… '}
      <Runs bytes={bytes.subarray(start, at)} />
      <mark>{at < bytes.length ? <Runs bytes={bytes.subarray(at, end)} /> : '∎'}</mark>
      <Runs bytes={bytes.subarray(end, stop)} />
      {stop < bytes.length && ' …'}
    </>
  );
}

const signs: Record<string, string> = {
  '\n': '⏎\n',
  '\r': '␍',
  '\t': '⇥\t',
  '\ufeff': '⟨BOM⟩',
  '\0': '␀',
};

/** Cuts text into runs, so that what cannot be seen can be marked: odd runs are signs. */
export function visibleRuns(bytes: Uint8Array): string[] {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return text
    .split(/([\n\r\t\ufeff\0])/)
    .map((run, index) => (index % 2 ? (signs[run] ?? run) : run));
}

/** The end of the character that starts at or contains this byte. */
export function characterEnd(bytes: Uint8Array, at: number): number {
  let end = at + 1;
  while (((bytes[end] ?? 0) & 0xc0) === 0x80) end++;
  return Math.min(end, bytes.length);
}

export function characterStart(bytes: Uint8Array, at: number): number {
  let start = at;
  while (start > 0 && ((bytes[start] ?? 0) & 0xc0) === 0x80) start--;
  return start;
}
