import type { PrintProgram } from '../request/build-request';

export const print: PrintProgram = ({ method, path, headers, body }, { origin, appId }) => {
  const flags = Object.entries(headers).map(
    ([name, value]) => `  -H ${shellQuote(`${name}: ${value}`)} \\\n`,
  );
  const data = body === undefined ? '' : '  --data-binary "$BODY" \\\n';
  const content = body === undefined ? "BODY=''" : `BODY=$(cat <<'JSON'\n${body}\nJSON\n)`;
  return `#!/usr/bin/env bash
API=\${EASEL_API:-${origin}}
APP_ID=\${EASEL_APP_ID:-${appId}}
KEY=\${EASEL_PRIVATE_KEY:-easel-private-key.pem}
REQUEST_PATH=${shellQuote(path)}
${content}

TIMESTAMP=$(date +%s)
NONCE=$(openssl rand -hex 16)
SIGNATURE=$(printf '%s\\n%s\\n%s\\n%s\\n%s' ${method} "$REQUEST_PATH" "$TIMESTAMP" "$NONCE" "$BODY" |
  openssl dgst -sha256 -sign "$KEY" | openssl base64 -A)

curl -sS -X ${method} "$API$REQUEST_PATH" \\
${flags.join('')}${data}  -H "Authorization: EASEL-SHA256-RSA app_id=$APP_ID,nonce_str=$NONCE,timestamp=$TIMESTAMP,signature=$SIGNATURE"
`;
};

const shellQuote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
