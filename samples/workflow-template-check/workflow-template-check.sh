#!/usr/bin/env bash
set -euo pipefail
. ./easel.sh

text='{ "nodeId": "6", "fieldName": "text", "fieldValue": "a ceramic cup on a white table" }'
image='{ "nodeId": "10", "fieldName": "image", "fieldValue": "881420011223344556" }'
steps='{ "nodeId": "3", "fieldName": "steps", "fieldValue": 20 }'

for fields in "$text, $image" "$text, $image, $steps"; do
  easel POST /v1/workflows/template/check '{
    "templateId": "742035880126534001",
    "fields": { "fieldAttrs": ['"$fields"'] }
  }' | jq -r 'if .valid then "valid, \(.credits) credits" else "not valid" end,
    (.errors[] | "  node \(.nodeId) \(.fieldName): \(.code)")'
done
