#!/usr/bin/env bash
set -euo pipefail
. ./easel.sh

for file in graph.json broken-graph.json; do
  easel POST /v1/jobs/workflow/params/check '{ "params": '"$(cat "$file")"' }' |
    jq -r --arg file "$file" '
      if .valid then "\($file): valid, \(.credits) credits" else "\($file): not valid" end,
      (.errors[] | "  node \(.nodeId) \(.classType).\(.input): \(.code)")'
done
