#!/usr/bin/env bash
set -euo pipefail
. ./easel.sh

sts=$(easel POST /v1/resource/image/sts '{ "expireSec": 300 }')
field() { jq -r ".$1" <<<"$sts"; }

# Storage reads nothing that comes after the file.
curl -sS --fail "$(field host)" \
  --form-string "key=$(field filePath)" \
  --form-string "OSSAccessKeyId=$(field accessId)" \
  --form-string "policy=$(field policy)" \
  --form-string "Signature=$(field signature)" \
  --form-string "x-oss-security-token=$(field securityToken)" \
  --form-string "callback=$(field callback)" \
  --form-string success_action_status=200 \
  --form "file=@photo.png;type=image/png"
echo "resource $(field resourceId) uploaded ($(wc -c <photo.png) bytes)"
