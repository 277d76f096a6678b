#!/usr/bin/env bash
set -euo pipefail
. ./easel.sh

bytes=$(wc -c <photo.png)
upload=$(easel POST /v1/resource/image '{
  "contentType": "image/png",
  "contentLength": '"$bytes"',
  "expireSec": 600
}')

# The address is signed already: send exactly the given headers, and no Authorization.
jq -r '.headers | to_entries[] | "\(.key): \(.value)"' <<<"$upload" >headers.txt
curl -sS --fail --header @headers.txt --upload-file photo.png "$(jq -r .putUrl <<<"$upload")"
jq -r --arg bytes "$bytes" '"resource \(.resourceId) uploaded (\($bytes) bytes)"' <<<"$upload"
