import { expect, it } from 'vitest';
import { findIds, findImages } from './find-in-answer';

const finished = {
  job: {
    id: '7',
    successInfo: { images: [{ id: '8', url: 'http://127.0.0.1:8787/media/r/8.png?sig=1' }] },
  },
};

it('finds images at any depth, with their ids', () => {
  expect(findImages(finished)).toEqual([
    { id: '8', url: 'http://127.0.0.1:8787/media/r/8.png?sig=1' },
  ]);
  expect(findImages({ model: { showcaseImageUrls: ['https://m.example/a.webp', 'no'] } })).toEqual([
    { url: 'https://m.example/a.webp' },
  ]);
  const { images } = finished.job.successInfo;
  expect(findImages({ images, nodes: { 9: { images } } }), 'once each').toEqual(images);
});

it('finds the ids that another operation can start from', () => {
  expect(findIds('create-job', { job: { id: '7' } })).toEqual({ jobId: '7' });
  expect(findIds('get-job', finished)).toEqual({ jobId: '7', resourceId: '8' });
  expect(findIds('controlnet-detect', { image: { id: '9' } })).toEqual({ resourceId: '9' });
  expect(findIds('get-model', { model: { id: '1' } })).toEqual({});
});
