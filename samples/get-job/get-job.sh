#!/usr/bin/env bash
set -euo pipefail
. ./easel.sh

easel GET '/v1/jobs/881417947308949275?wait=20' |
  jq -r '.job | "\(.type) job: \(.status), credits charged: \(.creditsCharged)",
    (.successInfo.images[]? | "\(.meta.image.width) x \(.meta.image.height), seed \(.seed)", .url)'
