import { loadContract } from '@easel/contract';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { languages, sourceLanguage } from '../../i18n/languages.ts';
import { contractIn } from '../../i18n/translations.ts';
import { collectionsIn } from './index.ts';
import { listWorkflows } from './list-workflows.ts';

const filesIn = (code: string) =>
  collectionsIn(code, undefined, 'https://docs.example/collections/');
const original = await filesIn(sourceLanguage.code);

/** All but what a person reads. */
function facts(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(facts);
  if (typeof node !== 'object' || node === null) return node;
  const said = ['name', 'description', 'title', 'summary', 'response', 'x-enum-descriptions'];
  return Object.fromEntries(
    Object.entries(node)
      .filter(
        ([key, value]) => !(said.includes(key) && typeof value !== 'object') && key !== 'response',
      )
      .map(([key, value]) => [key, facts(value)]),
  );
}

it.each(languages.map(({ code }) => code))('says the same to tools in %s', async code => {
  const files = await filesIn(code);
  expect([...files.keys()]).toEqual([...original.keys()]);
  for (const [name, content] of files) {
    if (!/[.](json|yaml)$/.test(name)) continue;
    expect(facts(parse(String(content))), name).toEqual(facts(parse(String(original.get(name)))));
  }
});

it('has every journey as a workflow, and leaves out no call of it', async () => {
  const workflows = listWorkflows(await loadContract(contractIn('en')), 'en', undefined);
  const { workflows: described } = parse(String(original.get('easel.arazzo.yaml'))) as {
    workflows: { workflowId: string; steps: { stepId: string }[] }[];
  };
  expect(
    described.map(({ workflowId, steps }) => [workflowId, steps.map(({ stepId }) => stepId)]),
  ).toEqual(
    workflows.map(({ id, steps }) => [
      id,
      steps.filter(({ operation }) => operation).map(({ id }) => id),
    ]),
  );
});
