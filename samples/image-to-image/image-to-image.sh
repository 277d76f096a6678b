#!/usr/bin/env bash
set -euo pipefail
. ./easel.sh

photo=$(easel_upload photo.png)
job=$(easel POST /v1/jobs '{
  "requestId": "'"$(openssl rand -hex 16)"'",
  "stages": [
    { "type": "INPUT_INITIALIZE", "inputInitialize": { "imageResourceId": "'"$photo"'" } },
    {
      "type": "DIFFUSION",
      "diffusion": {
        "sdModel": "600423083519508503",
        "prompts": [{ "text": "a watercolour of the same house, spring" }],
        "width": 512,
        "height": 512,
        "steps": 20,
        "denoisingStrength": 0.55
      }
    }
  ]
}' | jq -r .job.id)
done=$(easel_wait "$job")
jq -r '"\(.status), credits charged: \(.creditsCharged)"' <<<"$done"
bytes=$(easel_download "$(jq -r '.successInfo.images[0].url' <<<"$done")" watercolour.png)
echo "saved watercolour.png ($bytes bytes)"
