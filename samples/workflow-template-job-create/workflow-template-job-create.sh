#!/usr/bin/env bash
set -euo pipefail
. ./easel.sh

easel POST /v1/jobs/workflow/template '{
  "requestId": "'"$(openssl rand -hex 16)"'",
  "templateId": "742035880126534001",
  "templateVersion": 3,
  "fields": {
    "fieldAttrs": [
      { "nodeId": "6", "fieldName": "text", "fieldValue": "a ceramic cup on a white table" },
      { "nodeId": "10", "fieldName": "image", "fieldValue": "881420011223344556" },
      { "nodeId": "3", "fieldName": "steps", "fieldValue": 20 }
    ]
  },
  "maxCredits": 2
}' | jq -r '.job | "\(.type) job \(.id) is \(.status), credits reserved: \(.credits)"'
