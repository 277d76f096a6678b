// What is signed is what is sent: variables are filled in first.
const fill = text => bru.interpolate(text);
const uuid = () => require('uuid').v4();
bru.setVar('requestId', uuid());
const body = fill(req.getBody({ raw: true }) ?? '');
if (body) req.setBody(body, { raw: true });
const url = fill(req.getUrl());
const call = {
  method: req.getMethod(),
  path: url.slice(url.indexOf('/', url.indexOf('//') + 2)),
  body,
};
const account = {
  appId: fill('{{appId}}'),
  privateKey: bru.getEnvVar('privateKey'),
  token: fill('{{token}}'),
};
const tools = { CryptoJS: require('crypto-js'), nonce: uuid() };
req.setHeader('Authorization', authorize(call, account, tools));
