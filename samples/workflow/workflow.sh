#!/usr/bin/env bash
set -euo pipefail
. ./easel.sh

graph=$(cat graph.json)
check=$(easel POST /v1/jobs/workflow/params/check '{ "params": '"$graph"' }')
jq -e .valid <<<"$check" >/dev/null || { jq -r '.errors[].message' <<<"$check" >&2; exit 1; }
credits=$(jq .credits <<<"$check")
echo "the graph is valid and costs $credits credits"
job=$(easel POST /v1/jobs/workflow '{
  "requestId": "'"$(openssl rand -hex 16)"'",
  "params": '"$graph"',
  "maxCredits": '"$credits"'
}' | jq -r .job.id)
done=$(easel_wait "$job")
jq -r '"\(.status), credits charged: \(.creditsCharged)"' <<<"$done"
bytes=$(easel_download "$(jq -r '.successInfo.images[0].url' <<<"$done")" workflow.png)
echo "saved workflow.png ($bytes bytes)"
