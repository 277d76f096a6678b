import type { PrintProgram } from '../request/build-request';

/** JSON strings are Python strings too, so the body stays the text that was edited. */
export const print: PrintProgram = ({ method, path, headers, body }, { origin, appId }) => {
  const quoted = (value: unknown) => JSON.stringify(value);
  const lines = Object.entries(headers).map(
    ([name, value]) => `    ${quoted(name)}: ${quoted(value)},\n`,
  );
  const content = body === undefined ? 'b""' : `${quoted(body)}.encode()`;
  return `import base64, os, secrets, time, urllib.error, urllib.request
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import padding

api = os.environ.get("EASEL_API", ${quoted(origin)})
app_id = os.environ.get("EASEL_APP_ID", ${quoted(appId)})
with open(os.environ.get("EASEL_PRIVATE_KEY", "easel-private-key.pem"), "rb") as file:
    key = serialization.load_pem_private_key(file.read(), None)
path = ${quoted(path)}
body = ${content}

timestamp = int(time.time())
nonce = secrets.token_hex(16)
text = f"${method}\\n{path}\\n{timestamp}\\n{nonce}\\n".encode() + body
signature = base64.b64encode(key.sign(text, padding.PKCS1v15(), hashes.SHA256())).decode()

request = urllib.request.Request(api + path, method="${method}", data=body or None, headers={
${lines.join('')}    "Authorization": f"EASEL-SHA256-RSA app_id={app_id},nonce_str={nonce},timestamp={timestamp},signature={signature}",
})
try:
    response = urllib.request.urlopen(request)
except urllib.error.HTTPError as error:
    response = error
print(response.status, response.read().decode())
`;
};
