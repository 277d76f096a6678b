import type { ReactNode } from 'react';
import { readPointer } from './feed';
import type { JourneyStep } from './journey-data';

/** The fields of the answer that matter here: those that are fed on, and those worth a look. */
export default function Facts({ step, answer }: { step: JourneyStep; answer: unknown }): ReactNode {
  const pointers = [...new Set([...Object.values(step.gives), ...step.shows])];
  const facts = pointers
    .map(pointer => [pointer, readPointer(answer, pointer)] as const)
    .filter(([, value]) => value !== undefined);
  if (facts.length === 0) return null;
  return (
    <dl className="journey-facts">
      {facts.map(([pointer, value]) => (
        <div key={pointer}>
          <dt>
            <code>{pointer}</code>
          </dt>
          <dd>
            <code>{JSON.stringify(value)}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}
