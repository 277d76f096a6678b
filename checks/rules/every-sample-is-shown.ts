import { operationIds } from '../contract/contract.ts';
import type { Rule } from '../rule.ts';
import { listLanguages, listSamples, shownSamples } from '../samples/samples.ts';

export const everySampleIsShown: Rule = {
  why: 'a program that runs in CI and is on no page costs time and helps nobody.',
  findings: repository => {
    const shown = shownSamples(repository).filter(({ page }) => page.language === 'en');
    const tasks = new Set([
      ...shown.map(({ attributes }) => attributes.get('task')),
      // The reference page of an operation shows the task of its name.
      ...operationIds(repository.files),
    ]);
    const clients = shown.filter(({ attributes }) => attributes.has('client'));
    return [
      ...listSamples(repository)
        .filter(({ task }) => !tasks.has(task))
        .map(({ task, path }) => ({
          where: path,
          found: 'a task that no page shows',
          expected: `<Sample task="${task}" /> on a page`,
        })),
      ...listLanguages(repository)
        .filter(({ id }) =>
          clients.every(({ attributes }) => (attributes.get('lang') ?? id) !== id),
        )
        .map(({ id, client }) => ({
          where: `samples/clients/${client}`,
          found: 'a client that no page shows',
          expected: `<Sample client /> or <Sample client lang="${id}" /> on a page`,
        })),
    ];
  },
};
