#!/usr/bin/env bash
# Source this file: . ./easel.sh

EASEL_API=${EASEL_API:-http://127.0.0.1:8787}
EASEL_APP_ID=${EASEL_APP_ID:-app_sandbox}
EASEL_PRIVATE_KEY=${EASEL_PRIVATE_KEY:-easel-private-key.pem}
EASEL_ATTEMPTS=${EASEL_ATTEMPTS:-4}

# region sign
# easel_authorization METHOD PATH BODY
easel_authorization() {
  local timestamp nonce signature
  timestamp=$(date +%s)
  nonce=$(openssl rand -hex 16)
  signature=$(printf '%s\n%s\n%s\n%s\n%s' "$1" "$2" "$timestamp" "$nonce" "$3" |
    openssl dgst -sha256 -sign "$EASEL_PRIVATE_KEY" | openssl base64 -A)
  printf 'EASEL-SHA256-RSA app_id=%s,%snonce_str=%s,timestamp=%s,signature=%s' "$EASEL_APP_ID" \
    "${EASEL_KEY_ID:+key_id=$EASEL_KEY_ID,}" "$nonce" "$timestamp" "$signature"
}
# endregion

# easel METHOD PATH [BODY] [CURL OPTION…]: prints the answer, or the problem to standard error.
# Repeating is safe: whatever costs credits carries a requestId, and each attempt is signed anew.
easel() {
  local method=$1 path=$2 body=${3:-} answer status retry_after attempt
  shift $(($# < 3 ? $# : 3))
  [ -z "$body" ] || set -- --header 'Content-Type: application/json' --data-binary "$body" "$@"
  for ((attempt = 1; ; attempt++)); do
    # The last two lines are the seconds to wait and the status.
    answer=$(curl --silent --show-error --request "$method" "$EASEL_API$path" "$@" \
      --header "Authorization: $(easel_authorization "$method" "$path" "$body")" \
      --write-out '\n%header{retry-after}\n%{http_code}') || return
    status=${answer##*$'\n'} answer=${answer%$'\n'*}
    retry_after=${answer##*$'\n'} answer=${answer%$'\n'*}
    if [ "$status" = 200 ]; then
      printf '%s\n' "$answer"
      return
    fi
    # A gateway on the way may answer with a page instead of a problem.
    jq --exit-status . <<<"$answer" >/dev/null 2>&1 || answer='{}'
    if ((attempt < EASEL_ATTEMPTS)) &&
      jq --exit-status ".retryable // ([$status] | inside([202, 502, 503]))" <<<"$answer" >/dev/null; then
      sleep "${retry_after:-$((2 ** attempt))}"
      continue
    fi
    jq --raw-output '"'"$status"' \(.code // "UNKNOWN"): \(.detail) (\(.traceId))",
      (.errors[]? | "  \(.pointer): \(.detail)")' <<<"$answer" >&2
    [ -z "$retry_after" ] || echo "Retry-After: $retry_after" >&2
    return 1
  done
}

# easel_wait JOB: prints the finished job.
# The server holds each answer until the status changes; a status that is not final is waited for.
easel_wait() {
  local deadline=$((SECONDS + 1800)) pause=2 before='' job status
  while ((SECONDS < deadline)); do
    job=$(easel GET "/v1/jobs/$1?wait=20") || return
    status=$(jq --raw-output .job.status <<<"$job")
    case $status in SUCCESS | FAILED | CANCELED)
      jq .job <<<"$job"
      return
      ;;
    esac
    if [ "$status" = "$before" ]; then
      sleep "$pause"
      pause=$((pause < 15 ? pause * 2 : 30))
    fi
    before=$status
  done
  echo "Job $1 is still $status." >&2
  return 1
}

# easel_upload FILE [TYPE]: prints the id of the resource.
easel_upload() {
  local upload
  upload=$(easel POST /v1/resource/image "{\"contentType\":\"${2:-image/png}\"}") || return
  jq --raw-output '.headers | to_entries[] | "\(.key): \(.value)"' <<<"$upload" |
    curl --silent --show-error --fail --output /dev/null --header @- --upload-file "$1" \
      "$(jq --raw-output .putUrl <<<"$upload")" || return
  jq --raw-output .resourceId <<<"$upload"
}

# easel_download URL FILE: prints how many bytes were saved.
easel_download() {
  curl --silent --show-error --fail --output "$2" --write-out '%{size_download}\n' "$1"
}
