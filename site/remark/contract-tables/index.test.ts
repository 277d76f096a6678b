import { beforeAll, describe, expect, it } from 'vitest';
import { readMessages } from '../../i18n/translations.ts';
import type { Root, Table } from '../page-tree.ts';
import type { TableMessages } from './contract-data.ts';
import { contractTables } from './index.ts';

const english = readMessages<TableMessages>('en', 'contract-tables');

function page(name: string, attributes: Record<string, string>): Root {
  const entries = Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  }));
  const element = { type: 'mdxJsxFlowElement', name, attributes: entries, children: [] };
  return { type: 'root', children: [element] } as unknown as Root;
}

async function render(name: string, attributes: Record<string, string> = {}): Promise<Root> {
  const root = page(name, attributes);
  await contractTables({ locale: 'en', digest: '' })(root, { path: 'docs/a.md' });
  return root;
}

const firstCells = (root: Root) =>
  (root.children[0] as Table).children.slice(1).map(row => JSON.stringify(row.children[0]));

describe('contractTables', () => {
  // The contract takes a while to bundle, and is kept afterwards.
  beforeAll(async () => void (await render('ContractSamplers')));

  it.each([
    ['ContractFields', { schema: 'CreateJobRequest' }, 'requestId'],
    ['ContractValues', { schema: 'Scheduler' }, 'karras'],
    ['ContractErrors', { operation: 'get-job' }, 'JOB_NOT_FOUND'],
    ['ContractSamplers', {}, 'Euler a'],
    ['ContractUpscalers', {}, 'Lanczos'],
    ['ContractControlnetKinds', {}, 'Depth'],
    ['ContractBaseModels', {}, 'SDXL'],
    ['ContractLimits', { only: 'open-jobs' }, 'Unfinished jobs per app'],
    ['ContractJobStatuses', {}, 'RUNNING'],
    ['ContractJobFailures', {}, 'OUT_OF_MEMORY'],
  ])('%s becomes a table', async (name, attributes, value) => {
    expect(firstCells(await render(name, attributes)).join()).toContain(value);
  });

  it('gives each error of a status a heading with its own anchor', async () => {
    const { children } = await render('ContractErrorEntries', { status: '402' });
    expect(children[0]).toMatchObject({
      type: 'heading',
      data: { hProperties: { id: 'insufficient-credits' } },
    });
  });

  it('links a long list of values to the page that has it', async () => {
    const { children } = await render('ContractFields', { schema: 'Diffusion', only: 'sampler' });
    const [, row] = (children[0] as Table).children;
    expect(row?.children[1]?.children[0]).toMatchObject({
      type: 'link',
      url: '/docs/api/guide/list-of-constants#samplers',
    });
  });

  it('gives a limit with its unit, its second form and its default', async () => {
    const rows = (
      await render('ContractLimits', { only: 'requests result-file-life put-url-life' })
    ).children[0] as Table;
    const values = rows.children.slice(1).map(row => row.children[1]?.children[0]);
    expect(values).toMatchObject([
      { value: '5 per second, burst 10' },
      { value: '604,800 s (7 days)' },
      { value: '60\u00a0–\u00a086,400 s, default 3,600' },
    ]);
  });

  it('requires nothing of the reader in what the API returns', async () => {
    const marks = async (attributes: Record<string, string>) =>
      firstCells(await render('ContractFields', { schema: 'TemplateField', ...attributes })).join();
    expect(await marks({})).toContain(`" ${english.required}"`);
    expect(await marks({ in: 'response' })).not.toContain(`" ${english.required}"`);
    expect(await marks({ in: 'response' })).toContain(`" ${english.present}"`);
  });

  it('joins the errors of several operations', async () => {
    const only = 'JOB_EXPIRED JOB_ALREADY_FINISHED';
    const rows = firstCells(
      await render('ContractErrors', { operation: 'get-job cancel-job', only }),
    );
    expect(rows).toHaveLength(2);
  });

  it.each(['en', 'zh'])('says in %s what a side is a multiple of, number and all', async locale => {
    const root = page('ContractLimits', { only: 'side' });
    await contractTables({ locale, digest: '' })(root, { path: 'docs/a.md' });
    const text = JSON.stringify(root);
    expect(text).toContain('64');
    expect(text).not.toMatch(/#|整数倍 64/);
  });

  it('stops the build when a page asks for a limit that does not exist', async () => {
    await expect(render('ContractLimits', { only: 'requests nothing' })).rejects.toThrow('nothing');
  });

  it('stops the build when a page asks for what the contract does not have', async () => {
    await expect(render('ContractValues', { schema: 'Job' })).rejects.toThrow('finds nothing');
  });
});
