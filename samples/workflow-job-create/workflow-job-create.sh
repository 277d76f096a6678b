#!/usr/bin/env bash
set -euo pipefail
. ./easel.sh

easel POST /v1/jobs/workflow '{
  "requestId": "'"$(openssl rand -hex 16)"'",
  "params": '"$(cat graph.json)"',
  "maxCredits": 1
}' | jq -r '.job | "\(.type) job \(.id) is \(.status), credits reserved: \(.credits)"'
