#!/usr/bin/env bash
set -euo pipefail
. ./easel.sh

EASEL_ATTEMPTS=1 # The client normally retries; this program shows how.

# The requestId is made once, before the first attempt.
request='{
  "requestId": "'"$(openssl rand -hex 16)"'",
  "stages": [
    { "type": "INPUT_INITIALIZE", "inputInitialize": { "count": 1 } },
    {
      "type": "DIFFUSION",
      "diffusion": { "sdModel": "600423083519508503", "prompts": [{ "text": "a lighthouse" }] }
    }
  ]
}'

# The sandbox acts as if the service were down.
if ! problem=$(easel POST /v1/jobs "$request" \
  --header 'X-Sandbox-Scenario: service-unavailable' 2>&1); then
  seconds=${problem##*Retry-After: }
  echo "attempt 1: ${problem%%:*}, again in $seconds s"
  sleep "$seconds"
fi
second=$(easel POST /v1/jobs "$request" | jq -r .job.id)
echo "attempt 2: job $second"
third=$(easel POST /v1/jobs "$request" | jq -r .job.id)
[ "$third" = "$second" ] && echo 'attempt 3: the same job'
