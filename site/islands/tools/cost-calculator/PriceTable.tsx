import type english from '@messages/cost-calculator.json';
import type { ReactNode } from 'react';
import type { PriceLine } from './quote-job';

interface Props {
  lines: PriceLine[];
  messages: typeof english;
}

/** Every figure of the formula, so that the price can be worked out by hand. */
export default function PriceTable({ lines, messages }: Props): ReactNode {
  return (
    <div className="bench-scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">{messages.stage}</th>
            <th scope="col">{messages.size}</th>
            <th scope="col">M × N × ceil(S / 5) × k</th>
            <th scope="col">{messages.credits}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ type, size, modelFactor, count, steps, k, credits }, index) => (
            <tr key={`${type}${index}`}>
              <th scope="row">
                <code>{type}</code>
              </th>
              <td>{size}</td>
              <td>
                {modelFactor} × {count} × {Math.ceil(steps / 5)} × {k} ={' '}
                {modelFactor * count * Math.ceil(steps / 5) * k}
              </td>
              <td>{credits}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
