import { expect, it } from 'vitest';
import { findAffectedPages } from './affected-pages.ts';
import { verdict } from './test-data.ts';

const pages = [
  {
    path: 'site/docs/basic/txt2img.md',
    text: '# T\n\n<Sample task="text-to-image" region="create" />',
  },
  {
    path: 'site/docs/api/signature/signature_build.md',
    text: '<Sample\n  client\n  region="sign"\n/>',
  },
  { path: 'site/docs/basic/img2img.md', text: '<Sample task="image-to-image" /> text-to-image' },
  { path: 'site/docs/intro.md', text: 'The client="x" of a <Samples task="text-to-image" />' },
];
const operations = ['create-job', 'get-job'];
const pathsOf = (...verdicts: ReturnType<typeof verdict>[]) =>
  findAffectedPages(verdicts, pages, operations).map(({ path }) => path);

it('names nothing while everything passes', () => {
  expect(pathsOf(verdict('text-to-image', 'node'), verdict('create-job', 'node'))).toEqual([]);
});

it('names the pages that show a failed task, and the reference page of its operation', () => {
  const failing = [verdict('text-to-image', 'go', ['x']), verdict('create-job', 'go', ['x'])];
  expect(pathsOf(...failing, verdict('get-job', 'go'))).toEqual([
    'site/docs/basic/txt2img.md',
    '/docs/api/apis/create-job',
  ]);
});

it('blames the client when a wrong byte in its signature fails every program that uses it', () => {
  const broken = ['text-to-image', 'image-to-image', 'get-job'].map(task =>
    verdict(task, 'node', ['POST /v1/jobs was answered 401']),
  );
  const others = [verdict('text-to-image', 'go'), verdict('get-job', 'go')];
  const scratch = verdict('sign-from-scratch', 'node');
  scratch.sample.client = false;
  expect(findAffectedPages([...broken, ...others, scratch], pages, operations)).toEqual([
    { path: 'site/docs/basic/txt2img.md', shows: ['text-to-image'] },
    { path: 'site/docs/api/signature/signature_build.md', shows: ['easel.node'] },
    { path: 'site/docs/basic/img2img.md', shows: ['image-to-image'] },
    { path: '/docs/api/apis/get-job', shows: ['get-job'] },
  ]);
});
