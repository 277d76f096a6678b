#!/usr/bin/env bash
set -euo pipefail
. ./easel.sh

# region create
job=$(easel POST /v1/jobs '{
  "requestId": "'"$(openssl rand -hex 16)"'",
  "stages": [
    { "type": "INPUT_INITIALIZE", "inputInitialize": { "seed": "2027351168", "count": 1 } },
    {
      "type": "DIFFUSION",
      "diffusion": {
        "sdModel": "757279507095956705",
        "prompts": [{ "text": "a lighthouse on a cliff at dusk, oil painting" }],
        "width": 1024,
        "height": 1024,
        "steps": 25
      }
    }
  ]
}')
jq -r '.job | "job \(.id), credits reserved: \(.credits)"' <<<"$job"
# endregion
# region result
done=$(easel_wait "$(jq -r .job.id <<<"$job")")
jq -r .status <<<"$done"
bytes=$(easel_download "$(jq -r '.successInfo.images[0].url' <<<"$done")" lighthouse.png)
echo "saved lighthouse.png ($bytes bytes), seed $(jq -r '.successInfo.images[0].seed' <<<"$done")"
# endregion
