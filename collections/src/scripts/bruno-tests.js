test('The API returns 200, or 202 where a result takes longer', () => {
  expect(res.getStatus()).to.be.oneOf([200, 202]);
});
