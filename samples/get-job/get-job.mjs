import { Easel } from './easel.mjs';

const easel = new Easel();
const { job } = await easel.request('GET', '/v1/jobs/881417947308949275?wait=20');
console.log(`${job.type} job: ${job.status}, credits charged: ${job.creditsCharged}`);
if (job.status === 'SUCCESS') {
  for (const { seed, meta, url } of job.successInfo.images) {
    console.log(`${meta.image.width} x ${meta.image.height}, seed ${seed}`);
    console.log(url);
  }
}
