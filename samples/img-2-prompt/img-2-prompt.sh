#!/usr/bin/env bash
set -euo pipefail
. ./easel.sh

easel POST /v1/img2prompt '{
  "requestId": "'"$(openssl rand -hex 16)"'",
  "imageResourceId": "881420011223344556",
  "mode": "TAGS",
  "maxTags": 5
}' | jq -r '.text, (.tags[] | "\(.name): \(.score)")'
