import { listOperations } from '@easel/contract';
import { listSection } from '../../../reference/changes/list-changes.ts';
import type { Names } from '../../../reference/changes/tell-change.ts';
import type { ContractData, TableStep } from '../contract-data.ts';

/** `<ContractChanges version="1.1.0"/>`: what is new in a release, against the one before. */
export const changes: TableStep = (data, { version = '' }) => {
  const release = data.releases.find(entry => entry.version === version);
  return release ? listSection(release, namesIn(data)) : [];
};

/** Operations as the contract of the page has them. */
export function namesIn({ document, changeWords }: ContractData): Names {
  const operations = listOperations(document);
  return {
    messages: changeWords,
    titles: new Map(operations.map(({ id, operation }) => [id, operation.summary])),
    pathOf: id => `/docs/api/apis/${id}`,
  };
}
