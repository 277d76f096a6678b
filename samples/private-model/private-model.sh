#!/usr/bin/env bash
set -euo pipefail
. ./easel.sh

model=777000111222333444
key=mak_5Qz8uR2nT7wXc4Lb

problem=$(easel GET "/v1/models/$model" 2>&1) || echo "without its key: ${problem%%:*}"
easel GET "/v1/models/$model" '' --header "X-Model-Access-Key: $key" |
  jq -r '.model | "with its key: \(.name), \(.baseModel) \(.modelType)"'
job=$(easel POST /v1/jobs '{
  "requestId": "'"$(openssl rand -hex 16)"'",
  "stages": [
    { "type": "INPUT_INITIALIZE", "inputInitialize": { "count": 1 } },
    {
      "type": "DIFFUSION",
      "diffusion": {
        "sdModel": "600423083519508503",
        "prompts": [{ "text": "house style, a bicycle in front of a bakery" }],
        "steps": 20,
        "lora": {
          "items": [{ "loraModel": "'$model'", "loraAccessKey": "'$key'", "weight": 0.8 }]
        }
      }
    }
  ]
}' | jq -r .job.id)
done=$(easel_wait "$job")
bytes=$(easel_download "$(jq -r '.successInfo.images[0].url' <<<"$done")" bakery.png)
echo "$(jq -r .status <<<"$done"), saved bakery.png ($bytes bytes)"
