pm.test('The API returns 200, or 202 where a result takes longer', () => {
  pm.expect(pm.response.code).to.be.oneOf([200, 202]);
});
// The next request reads or cancels the job that was created last.
const { job } = pm.response.json();
if (job) pm.collectionVariables.set('jobId', job.id);
