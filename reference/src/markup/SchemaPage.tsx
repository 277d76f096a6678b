/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import type { SchemaData } from '../pages/page-data.ts';
import { Downloads } from './Downloads.tsx';
import { Links } from './Links.tsx';
import { Bodies, Examples, Heading, Section } from './Section.tsx';

/** A shared schema that other pages lead to. */
export function SchemaPage({ data }: { data: SchemaData }): ReactNode {
  const { heading, tree, examples, usedBy } = data;
  return (
    <>
      <Section beside={examples.length > 0 && <Examples groups={examples} />}>
        <Bodies heading={<Heading heading={heading} />} bodies={[{ contentType: '', tree }]} />
      </Section>
      {usedBy && (
        <Section>
          <Heading heading={usedBy.heading} />
          <Links pages={usedBy.pages} more={usedBy.more} />
        </Section>
      )}
      <Section>
        <Downloads />
      </Section>
    </>
  );
}
