#!/usr/bin/env bash
set -euo pipefail
. ./easel.sh

job=$(easel POST /v1/jobs '{
  "requestId": "'"$(openssl rand -hex 16)"'",
  "stages": [
    { "type": "INPUT_INITIALIZE", "inputInitialize": { "count": 4 } },
    {
      "type": "DIFFUSION",
      "diffusion": {
        "sdModel": "757279507095956705",
        "prompts": [{ "text": "a lighthouse on a cliff at dusk" }],
        "steps": 30
      }
    }
  ]
}' | jq -r .job.id)
# region cancel
easel DELETE "/v1/jobs/$job" | jq -r '"\(.status), credits refunded: \(.creditsRefunded)"'
# endregion
