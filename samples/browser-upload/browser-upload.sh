#!/usr/bin/env bash
set -euo pipefail
. ./easel.sh

# region server
# On your server: the key stays here, and the browser gets credentials for one image.
sts=$(easel POST /v1/resource/image/sts '{ "expireSec": 300 }')
field() { jq -r ".$1" <<<"$sts"; }
echo "credentials for image $(field resourceId), at most $(field maxBytes) bytes"
# endregion
# region browser
# In the browser: no key, no signing, just a form. The file comes last.
status=$(curl -sS --output /dev/null --write-out '%{http_code}' "$(field host)" \
  --form-string "key=$(field filePath)" \
  --form-string "OSSAccessKeyId=$(field accessId)" \
  --form-string "policy=$(field policy)" \
  --form-string "Signature=$(field signature)" \
  --form-string "x-oss-security-token=$(field securityToken)" \
  --form-string "callback=$(field callback)" \
  --form-string success_action_status=200 \
  --form "file=@photo.png;type=image/png")
echo "upload: $status"
# endregion
# region use
# On your server again: the browser only needs to say that it is done.
easel POST /v1/img2prompt '{
  "requestId": "'"$(openssl rand -hex 16)"'",
  "imageResourceId": "'"$(field resourceId)"'",
  "maxTags": 3
}' | jq -r .text
# endregion
