#!/usr/bin/env bash
set -euo pipefail
. ./easel.sh

stages='[
  { "type": "INPUT_INITIALIZE", "inputInitialize": { "count": 4 } },
  {
    "type": "DIFFUSION",
    "diffusion": {
      "sdModel": "757279507095956705",
      "prompts": [{ "text": "a lighthouse on a cliff at dusk" }],
      "width": 832,
      "height": 1216,
      "steps": 28
    }
  }
]'
easel POST /v1/jobs/credits '{ "stages": '"$stages"' }' |
  jq -r '"four images cost \(.credits) credits, the limit is 2"'

# Ends with COST_LIMIT_EXCEEDED: nothing is reserved, and no job exists.
easel POST /v1/jobs '{
  "requestId": "'"$(openssl rand -hex 16)"'",
  "stages": '"$stages"',
  "maxCredits": 2
}'
