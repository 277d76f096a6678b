import { type Way, ways } from './break-requests.ts';
import { type Part, parts } from './parts.ts';

export interface Load {
  part: Part;
  way: Way;
  end: 'told' | 'works';
  /** The first of its part is tested in every language, the others in one: they end in the same sentences. */
  everywhere: boolean;
}

/** Everything that a page loads, in every way in which it can fail to come. */
export const loads: Load[] = Object.values(parts)
  .flat()
  .flatMap(part =>
    (['told', 'works'] as const)
      .flatMap(end => (part[end] ?? []).map(way => ({ part, way, end })))
      .map((load, index) => ({ ...load, everywhere: index === 0 })),
  );

export const titleOf = ({ part, way }: Load): string => `${part.name}: ${ways[way]}`;
