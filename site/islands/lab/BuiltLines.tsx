import type { ReactNode } from 'react';
import { useLabState } from './lab-state';
import VisibleText from './VisibleText';

const names = ['METHOD', 'PATH', 'TIMESTAMP', 'NONCE'];

/** The five parts as they are in the string, each with its line end and its length. */
export default function BuiltLines({
  lines,
  body,
}: {
  lines: string[];
  body: Uint8Array;
}): ReactNode {
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
