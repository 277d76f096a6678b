// What is signed is what is sent: variables are filled in first.
const fill = text => pm.variables.replaceIn(text);
pm.variables.set('requestId', require('uuid').v4());
const body = fill(pm.request.body?.raw ?? '');
if (body) pm.request.body.update({ mode: 'raw', raw: body });
const url = fill(pm.request.url.toString());
const call = {
  method: pm.request.method,
  path: url.slice(url.indexOf('/', url.indexOf('//') + 2)),
  body,
};
const account = {
  appId: fill('{{appId}}'),
  privateKey: pm.variables.get('privateKey'),
  token: fill('{{token}}'),
};
const tools = { CryptoJS: require('crypto-js'), nonce: require('uuid').v4() };
const value = authorize(call, account, tools);
pm.request.headers.upsert({ key: 'Authorization', value });
