import { parse } from 'yaml';
import type { Finding, Rule } from '../rule.ts';

interface Part {
  name: string;
  needs?: string[];
}

interface Matrix {
  parts?: string[];
  /** Further runs of some parts, on another Node; they do not replace those above. */
  include?: { parts?: string }[];
}

interface Workflow {
  jobs: Record<string, { strategy?: { matrix?: Matrix } }>;
}

const list = '.ci/parts.json';
const workflow = '.github/workflows/ci.yml';

/** The parts that run when these are named with `--needs`. Needs come first in the list. */
function withNeeds(named: Set<string>, parts: Part[]): Set<string> {
  const all = new Set(named);
  for (const { name, needs = [] } of parts.toReversed())
    if (all.has(name)) for (const need of needs) all.add(need);
  return all;
}

export const theWorkflowRunsEveryPart: Rule = {
  why: 'a part that runs in one place only is not tested in the other until it is merged.',
  findings: ({ read }) => {
    const parts = JSON.parse(read(list)) as Part[];
    const known = parts.map(({ name }) => name);
    const { jobs } = parse(read(workflow)) as Workflow;
    const matrices = Object.values(jobs).flatMap(({ strategy }) => strategy?.matrix ?? []);
    const named = matrices.flatMap(({ parts }) => parts ?? []).flatMap(names => names.split(' '));
    const again = matrices
      .flatMap(({ include }) => include ?? [])
      .flatMap(({ parts }) => parts?.split(' ') ?? []);
    const run = withNeeds(new Set(named), parts);
    return [
      ...known
        .filter(name => !run.has(name))
        .map(
          (name): Finding => ({
            where: workflow,
            found: `no job runs the part ${name}`,
            expected: `every part of ${list}, named or needed`,
          }),
        ),
      ...[...named, ...again]
        .filter(name => !known.includes(name))
        .map(
          (name): Finding => ({
            where: workflow,
            found: `the part ${name}`,
            expected: `one of ${known.join(', ')}`,
          }),
        ),
    ];
  },
};
