// The next request reads or cancels the job that was created last.
const { job } = res.getBody();
if (job) bru.setVar('jobId', job.id);
