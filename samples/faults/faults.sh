#!/usr/bin/env bash
set -euo pipefail
. ./easel.sh
EASEL_ATTEMPTS=3 EASEL_MAX_PAUSE=1 EASEL_APP_ID=app_faults

# work NAME OPERATION SECONDS
work() {
  EASEL_TIMEOUT=$3 EASEL_TRANSFER_TIMEOUT=$3
  case $2 in
    create) easel POST /v1/jobs '{"requestId": "r-1"}' | jq --raw-output .job.id ;;
    quote) easel POST /v1/jobs/credits '{"stages": []}' | jq --raw-output .job.id ;;
    wait) easel_wait 1 "$3" | jq --raw-output .id ;;
    upload) easel_upload photo.png ;;
    download) easel_download "$EASEL_API/file" "$1.png" ;;
    token) EASEL_TOKEN=sbx_token easel GET /v1/jobs/1 | jq --raw-output .job.id ;;
    *) easel GET /v1/jobs/1 | jq --raw-output .job.id ;;
  esac
}

while IFS=$'\t' read -r name operation EASEL_API seconds; do
  if value=$(work "$name" "$operation" "$seconds" 2>"$name.log" </dev/null) && [ ! -s "$name.log" ]; then
    printf '%s\tok\t%s\n' "$name" "$value"
  elif [ -n "$value" ] || ! [ -s "$name.log" ]; then
    printf '%s\tmasked\t%s\n' "$name" "$(tr '\n\t' '  ' <"$name.log")"
  else
    read -r line <"$name.log" || true
    [[ $line =~ ^([0-9]{3})(\ ([A-Z_]+))?:\ .* ]] || true
    status=${BASH_REMATCH[1]:-} code=${BASH_REMATCH[3]:-}
    [[ $line =~ \(([^\ ]*)\)$ ]] || true
    printf '%s\terror\t%s\t%s\t%s\t%s\n' "$name" "$status" "$code" "${BASH_REMATCH[1]:-}" \
      "$(tr '\n\t' '  ' <"$name.log")"
  fi
  rm "$name.log"
done
