import type { Repository } from './repository/repository.ts';

export interface Finding {
  /** A path, with a line where that helps. */
  where: string;
  found: string;
  expected: string;
}

export interface Rule {
  /** What it costs a reader or a maintainer when the rule is broken. */
  why: string;
  /** It waits for one of our scripts; such rules start first, and the others run meanwhile. */
  waits?: true;
  findings(repository: Repository): Finding[] | Promise<Finding[]>;
}
