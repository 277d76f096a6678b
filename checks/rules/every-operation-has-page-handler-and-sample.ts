import { posix } from 'node:path';
import { parse } from 'yaml';
import { operationIds } from '../contract/contract.ts';
import type { Repository } from '../repository/repository.ts';
import type { Rule } from '../rule.ts';
import { listSamples } from '../samples/samples.ts';

const handlers = 'sandbox/src/core/operations/';
const routes = 'site/routes.json';
const reference = '/docs/api/apis/';

export const everyOperationHasPageHandlerAndSample: Rule = {
  why: 'operationId joins contract, sandbox, reference and samples; where one of them differs, a reader finds a gap.',
  findings: repository => {
    const contract = operationIds(repository.files);
    return places(repository).flatMap(([where, what, ids]) => [
      ...contract
        .filter(id => !ids.includes(id))
        .map(id => ({ where, found: `no ${what} for ${id}`, expected: 'one for each operation' })),
      ...ids
        .filter(id => !contract.includes(id))
        .map(id => ({
          where,
          found: `the ${what} ${id}, which is not an operation`,
          expected: `contract/operations/${id}.yaml`,
        })),
    ]);
  },
};

type Place = [where: string, what: string, ids: string[]];

function places(repository: Repository): Place[] {
  const { files, read } = repository;
  const samples = listSamples(repository);
  const tasks = samples.map(({ task }) => task);
  return [
    ['contract/openapi.yaml', 'path', listedOperations(read('contract/openapi.yaml'))],
    [handlers, 'handler', files.filter(isHandler).map(path => posix.basename(path, '.ts'))],
    [routes, 'reference page', referencePages(read(routes))],
    ['samples/', 'sample of the same name', operationIds(files).filter(id => tasks.includes(id))],
    ['samples/*/sample.yaml', 'call', [...new Set(samples.flatMap(called => called.operations))]],
  ];
}

function isHandler(path: string): boolean {
  return path.startsWith(handlers) && path.endsWith('.ts') && !/(?:index|\.test)\.ts$/.test(path);
}

function listedOperations(openapi: string): string[] {
  const { paths } = parse(openapi) as { paths: Record<string, Record<string, { $ref?: string }>> };
  return Object.values(paths)
    .flatMap(item => Object.values(item))
    .map(({ $ref = '' }) => posix.basename($ref, '.yaml'));
}

function referencePages(json: string): string[] {
  return Object.values(JSON.parse(json) as Record<string, string[]>)
    .flat()
    .filter(route => route.startsWith(reference))
    .map(route => route.slice(reference.length));
}
