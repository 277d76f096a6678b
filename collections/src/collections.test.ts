import { listExamples, listOperations, loadContract } from '@easel/contract';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { makeArazzo, type Workflow } from './arazzo.ts';
import { makeBodySchemas } from './body-schemas.ts';
import { makeBrunoFolder } from './bruno.ts';
import { makeHttpFile } from './http-file.ts';
import { makeCollections } from './index.ts';
import { listFolders } from './list-requests.ts';
import { makePostmanCollection } from './postman.ts';
import type { Words } from './words.ts';

const document = await loadContract();
const words = new Proxy({}, { get: (_, name) => `the ${String(name)}` }) as Words;
const requests = listFolders(document).flatMap(({ requests }) => requests);

describe('the requests of every collection', () => {
  it('are all operations with all their examples', () => {
    const operations = listOperations(document);
    expect(new Set(requests.map(({ operation }) => operation))).toEqual(
      new Set(operations.map(({ id }) => id)),
    );
    const examples = operations.flatMap(({ operation }) =>
      Object.keys(operation.requestBody?.content['application/json']?.examples ?? {}),
    );
    expect(requests.filter(({ body }) => body !== undefined)).toHaveLength(examples.length);
  });

  it('are in Postman, Bruno and the HTTP file once each', () => {
    const postman = JSON.stringify(makePostmanCollection(document, words));
    const bruno = [...makeBrunoFolder(document, words).values()];
    const http = makeHttpFile(document, words).split('\n');
    for (const { name } of requests) {
      expect(postman.split(`"name":${JSON.stringify(name)},"request"`)).toHaveLength(2);
      expect(bruno.filter(text => text.includes(`  name: ${name}\n  type: http\n`))).toHaveLength(
        1,
      );
      expect(http.filter(line => line === `### ${name}`)).toHaveLength(1);
    }
  });
});

describe('the schemas of request bodies', () => {
  const schemas = makeBodySchemas(document, 'https://docs.example/schemas/');
  const ajv = () =>
    addFormats.default(new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true }));

  it.each([...schemas])(
    '%s stands alone, accepts its examples and refuses what is not in it',
    (id, schema) => {
      const validate = ajv().compile(schema);
      const examples = listExamples(document).filter(({ place }) =>
        place.startsWith(`${id} request `),
      );
      expect(examples).not.toEqual([]);
      for (const { value, place } of examples) {
        expect(validate(value), `${place} ${JSON.stringify(validate.errors)}`).toBe(true);
        expect(validate({ ...(value as object), typo: 1 }), place).toBe(false);
      }
    },
  );

  it('are there for every operation with a body', () => {
    const withBody = listOperations(document).filter(({ operation }) => operation.requestBody);
    expect([...schemas.keys()]).toEqual(withBody.map(({ id }) => id));
  });
});

describe('workflows', () => {
  const get = {
    operation: 'get-job',
    feeds: {},
    follow: true,
    expect: { job: 'SUCCESS', images: 2 },
  };
  const workflow: Workflow = {
    id: 'example',
    title: 'An example',
    steps: [
      {
        id: 'create',
        title: 'Create',
        text: 'A job.',
        operation: 'create-job',
        body: {
          requestId: 'x',
          maxCredits: '{price}',
          stages: [{ text: 'with {price} and {other}' }],
        },
        feeds: { jobId: '/job/id', price: '/job/credits' },
        follow: false,
        expect: {},
      },
      {
        ...get,
        id: 'again',
        title: 'Read',
        text: 'It.',
        parameters: [{ name: 'jobId', in: 'path', value: '{jobId}' }],
        body: { requestId: 'x', maxCredits: '{price}', text: 'costs {price}, {other}' },
      },
    ],
  };
  const [described] = (makeArazzo(document, [workflow], words) as { workflows: unknown[] })
    .workflows;

  it('hand on what earlier steps have fed, and make request IDs of their own', () => {
    expect(described).toMatchObject({
      steps: [
        {
          requestBody: {
            payload: { requestId: '{$inputs.run}-example-create', maxCredits: '{price}' },
          },
          outputs: { jobId: '$response.body#/job/id', price: '$response.body#/job/credits' },
        },
        {
          parameters: [{ name: 'jobId', in: 'path', value: '$steps.create.outputs.jobId' }],
          requestBody: {
            payload: {
              maxCredits: '$steps.create.outputs.price',
              text: 'costs {$steps.create.outputs.price}, {other}',
            },
          },
        },
      ],
    });
  });

  it('ask until the job has ended, and succeed as the tutorial expects', () => {
    expect(described).toMatchObject({
      steps: [
        { successCriteria: [{ condition: '$statusCode == 200' }] },
        {
          onFailure: [
            {
              type: 'retry',
              criteria: [
                { condition: '$statusCode == 200' },
                { condition: "$response.body#/job/status != 'SUCCESS'" },
                { condition: "$response.body#/job/status != 'FAILED'" },
                { condition: "$response.body#/job/status != 'CANCELED'" },
              ],
            },
          ],
          successCriteria: [
            { condition: '$statusCode == 200' },
            { condition: "$response.body#/job/status == 'SUCCESS'" },
            { condition: '$response.body#/job/successInfo/deliverable == 2' },
          ],
        },
      ],
    });
  });

  it('take the ID of an upload from whoever has sent the bytes', () => {
    const [place, use] = workflow.steps as [Workflow['steps'][0], Workflow['steps'][0]];
    const send = { id: 'send', title: '', text: '', feeds: {}, follow: false, expect: {} };
    const steps = [
      { ...place, id: 'place', feeds: { resourceId: '/resourceId' } },
      send,
      { ...use, body: { image: '{resourceId}' } },
    ];
    const [upload] = (
      makeArazzo(document, [{ ...workflow, steps }], words) as { workflows: { steps: unknown[] }[] }
    ).workflows;
    expect(upload?.steps).toHaveLength(2);
    expect(upload).toMatchObject({
      inputs: { required: ['token', 'run', 'imageResourceId'] },
      steps: [{}, { requestBody: { payload: { image: '$inputs.imageResourceId' } } }],
    });
  });
});

it('makes the same bytes again', () => {
  const make = () => makeCollections(document, [], words, 'https://docs.example/');
  expect([...make()]).toEqual([...make()]);
});
