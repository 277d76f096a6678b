#!/usr/bin/env bash
set -euo pipefail
. ./easel.sh

lora=$(easel GET /v1/models/651235467812340001)
words=$(jq -r '.model.triggerWords | join(", ")' <<<"$lora")
jq -r --arg words "$words" '.model | "\(.name) goes with \(.baseModel), trigger words: \($words)"' <<<"$lora"
job=$(easel POST /v1/jobs '{
  "requestId": "'"$(openssl rand -hex 16)"'",
  "stages": [
    { "type": "INPUT_INITIALIZE", "inputInitialize": { "count": 1 } },
    {
      "type": "DIFFUSION",
      "diffusion": {
        "sdModel": "757279507095956705",
        "prompts": [{ "text": "'"$words"', a lighthouse on a cliff" }],
        "steps": 25,
        "lora": { "items": [{ "loraModel": "651235467812340001", "weight": 0.7 }] }
      }
    }
  ]
}' | jq -r .job.id)
done=$(easel_wait "$job")
jq -r '"\(.status), credits charged: \(.creditsCharged)"' <<<"$done"
bytes=$(easel_download "$(jq -r '.successInfo.images[0].url' <<<"$done")" ink-wash.png)
echo "saved ink-wash.png ($bytes bytes)"
