import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { fill } from '../../kit/view/fill';
import { useMessages } from '../messages';
import { type Carried, nextOperations } from '../request/carry';
import { carry } from '../session';

/** Leads to the operations that an id of this answer can be used in, with the id filled in there. */
export default function NextSteps({
  operation,
  ids,
}: {
  operation: string;
  ids: Partial<Record<Carried['field'], string>>;
}): ReactNode {
  const messages = useMessages();
  const steps = (['jobId', 'resourceId'] as const).flatMap(field => {
    const value = ids[field];
    const operations = nextOperations[field].filter(name => name !== operation);
    return value ? operations.map(name => ({ name, field, value })) : [];
  });
  if (steps.length === 0) return null;
  return (
    <nav className="con-next" aria-label={messages.next}>
      <h3>{messages.next}</h3>
      <ul>
        {steps.map(({ name, field, value }) => (
          <li key={name}>
            <Link
              to={`/docs/api/apis/${name}#try`}
              // Before the page's own handler of links, which navigates.
              onClickCapture={() => carry({ field, value, from: operation })}
            >
              {fill(messages.nextWith, { operation: name, id: value })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
