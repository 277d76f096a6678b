#!/usr/bin/env bash
set -euo pipefail
. ./easel.sh

easel GET /v1/workflows/742035880126534001 |
  jq -r '"\(.name), version \(.version), \(.baseCredits) credits",
    (.fields.fieldAttrs[] | "node \(.nodeId) \(.fieldName): \(.type), \(.label.en)")'
