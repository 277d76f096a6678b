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
balance() { easel POST /v1/jobs/credits '{ "stages": '"$stages"' }' | jq .balance; }

echo "balance $(balance)"
job=$(easel POST /v1/jobs '{ "requestId": "'"$(openssl rand -hex 16)"'", "stages": '"$stages"' }')
echo "reserved $(jq .job.credits <<<"$job"), balance $(balance)"
canceled=$(easel DELETE "/v1/jobs/$(jq -r .job.id <<<"$job")")
echo "$(jq -r '"\(.status), refunded \(.creditsRefunded)"' <<<"$canceled"), balance $(balance)"
