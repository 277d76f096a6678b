import { type ContractDocument, listOperations } from '@easel/contract';
import { anySchemas, schemasContract } from '@easel/reference/fixtures/schemas-contract.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apiReference } from '../../../config/api-reference.ts';
import { readReference } from '../../../reference/read-reference.ts';
import { formData } from './form-data.ts';

const reference = await readReference(apiReference, 'zh');
const forms = listOperations(reference.document).map(entry => formData(reference, entry));

describe('formData', () => {
  it.each(forms)('$id is below 40 kB', form => {
    expect(JSON.stringify(form).length).toBeLessThan(40_000);
  });

  it.each(forms)('$id names only schemas that it brings along', form => {
    const named = JSON.stringify(form).matchAll(/"ref":"([^"]+)"/g);
    for (const [, name] of named) expect(Object.keys(form.schemas)).toContain(name);
  });

  it.each(forms)('$id explains every error that it lets the reader provoke', form => {
    const provoked = form.scenarios.filter(({ group }) => group === 'error');
    expect(provoked.map(({ name }) => name.toUpperCase().replaceAll('-', '_'))).toEqual(
      Object.keys(form.errors),
    );
    for (const { page } of Object.values(form.errors)) expect(page).toMatch(/^\/zh\/docs\//);
  });

  it('offers failures only where a job is created, and a failing node only in a graph', () => {
    const failing = (id: string) =>
      forms
        .find(form => form.id === id)
        ?.scenarios.filter(({ group }) => group === 'failure')
        .map(({ name }) => name);
    expect(failing('get-job')).toEqual([]);
    expect(failing('create-job')).toContain('out-of-memory');
    expect(failing('create-job')).not.toContain('node-execution-error');
    expect(failing('workflow-job-create')).toContain('node-execution-error');
  });

  it('ends, and is bounded, however schemas refer to one another', () => {
    fc.assert(
      fc.property(anySchemas, schemas => {
        const document = schemasContract(schemas) as ContractDocument;
        const [entry] = listOperations(document);
        const form = formData({ ...reference, document }, entry!);
        const { length } = JSON.stringify(schemas);
        const own = { nodes: form.body, schemas: form.schemas };
        expect(JSON.stringify(own).length).toBeLessThan(5_000 + length ** 2);
      }),
      { seed: 20261116 },
    );
  });
});
