#!/usr/bin/env bash
set -euo pipefail

api=${EASEL_API:-http://127.0.0.1:8787}
app_id=${EASEL_APP_ID:-app_sandbox}
key=${EASEL_PRIVATE_KEY:-easel-private-key.pem}

# region string
method=POST
path=/v1/jobs/credits
timestamp=$(date +%s)
nonce=$(openssl rand -hex 16)
body='{
  "stages": [
    { "type": "INPUT_INITIALIZE", "inputInitialize": { "count": 1 } },
    {
      "type": "DIFFUSION",
      "diffusion": {
        "sdModel": "600423083519508503",
        "prompts": [{ "text": "灯塔, a lighthouse" }]
      }
    }
  ]
}'
# In a file: $(…) would strip the line feed that the string ends with if the body is empty.
printf '%s\n%s\n%s\n%s\n%s' "$method" "$path" "$timestamp" "$nonce" "$body" >string-to-sign
echo "sha256 $(openssl dgst -sha256 -r string-to-sign | cut -d ' ' -f 1)"
# endregion
# region sign
signature=$(openssl dgst -sha256 -sign "$key" string-to-sign | openssl base64 -A)
authorization="EASEL-SHA256-RSA app_id=$app_id,nonce_str=$nonce,timestamp=$timestamp,signature=$signature"
# endregion
# region send
curl -sS "$api$path" --write-out '\n%{http_code}' \
  --header "Authorization: $authorization" \
  --header 'Content-Type: application/json' \
  --data-binary "$body" |
  jq -rs '"\(.[1]), \(.[0].credits) credits"'
# endregion
