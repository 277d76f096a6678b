#!/usr/bin/env bash
# easel.sh 1.0.0, a client of the Easel API. Source this file: . ./easel.sh
# It needs bash, curl 7.68 or newer, OpenSSL and jq.

EASEL_API=${EASEL_API:-http://127.0.0.1:8787}
EASEL_APP_ID=${EASEL_APP_ID:-app_sandbox}
EASEL_PRIVATE_KEY=${EASEL_PRIVATE_KEY:-easel-private-key.pem}
EASEL_ATTEMPTS=${EASEL_ATTEMPTS:-4}
# Seconds: to connect, for one response (above wait), for one file, the longest pause.
EASEL_CONNECT_TIMEOUT=${EASEL_CONNECT_TIMEOUT:-10}
EASEL_TIMEOUT=${EASEL_TIMEOUT:-60}
EASEL_TRANSFER_TIMEOUT=${EASEL_TRANSFER_TIMEOUT:-300}
EASEL_MAX_PAUSE=${EASEL_MAX_PAUSE:-30}

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

# easel METHOD PATH [BODY] [CURL OPTION…]: prints the response, or the problem to standard error.
# After a lost response, the request is repeated only where that does nothing twice.
easel() (
  method=$1 path=$2 body=${3:-} safe=
  shift $(($# < 3 ? $# : 3))
  folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT
  case $method in GET | DELETE) safe=yes ;; esac
  if [ -n "$body" ]; then
    # Not as an argument: those are short, and everybody on the machine can read them.
    printf '%s' "$body" >"$folder/body"
    set -- --header 'Content-Type: application/json' --data-binary "@$folder/body" "$@"
    [ -z "$(easel_field requestId "$folder/body")" ] || safe=yes
  fi
  easel_headers() {
    if [ -n "${EASEL_TOKEN:-}" ]; then
      printf 'Authorization: Bearer %s\n' "$EASEL_TOKEN"
    else
      printf 'Authorization: %s\n' "$(easel_authorization "$method" "$path" "$body")"
    fi
  }
  easel_is_good() {
    [ "$1" = 200 ] && jq --exit-status --slurp 'map(type) == ["object"]' "$2" >/dev/null 2>&1
  }
  easel_repeat "$safe" "$EASEL_TIMEOUT" "$folder/response" --request "$method" "$@" \
    "${EASEL_API%/}$path" || exit 1
  cat "$folder/response" && echo
)

# easel_repeat SAFE SECONDS FILE CURL OPTION…: asks until easel_is_good says so of status and FILE.
# It pauses as Retry-After says, or else for a random part of 1, 2, 4 … seconds.
easel_repeat() {
  local safe=$1 seconds=$2 response=$3 head="$3.head" attempt failure status retry_after again
  shift 3
  for ((attempt = 1; ; attempt++)); do
    : >"$response" && : >"$head"
    # No settings of the user: a redirect that is followed hands the signature to whoever it names.
    failure=$(curl --disable --silent --show-error --connect-timeout "$EASEL_CONNECT_TIMEOUT" \
      --max-time "$seconds" --user-agent easel-curl/1.0.0 --header 'Expect:' \
      --suppress-connect-headers --header @<(easel_headers) --dump-header "$head" \
      --output "$response" "$@" 2>&1) &&
      easel_is_good "$(easel_status "$head")" "$response" && return
    status=$(easel_status "$head") retry_after=$(easel_retry_after "$head")
    case $(jq --raw-output .retryable "$response" 2>/dev/null),$status in
      true,*) again=yes ;;
      false,*) again= ;;
      *,202 | *,429 | *,502 | *,503 | *,504) again=yes ;;
      *, | *,200) again=$safe ;;
      *) again= ;;
    esac
    if [ -z "$again" ] || ((attempt >= EASEL_ATTEMPTS)); then
      easel_explain "$status" "$response" "$head" "$failure" >&2
      ((retry_after == 0)) || echo "Retry-After: $retry_after" >&2
      return 1
    fi
    ((retry_after <= EASEL_MAX_PAUSE)) || retry_after=$EASEL_MAX_PAUSE
    ((retry_after > 0)) || retry_after=$(easel_random $((2 ** (attempt - 1))))
    sleep "$retry_after"
  done
}

easel_random() {
  local thousandths=$((($1 < EASEL_MAX_PAUSE ? $1 : EASEL_MAX_PAUSE) * 1000 * RANDOM / 32768))
  printf '%d.%03d' $((thousandths / 1000)) $((thousandths % 1000))
}

easel_status() { awk '/^HTTP\// { status = $2 } END { print status }' "$1"; }

easel_header() {
  awk -v name="$1:" 'tolower($1) == name { sub(/^[^:]*: */, ""); sub(/\r$/, ""); value = $0 }
    END { print value }' "$2"
}

# Seconds, from seconds or a date; 0 if it is missing or past.
easel_retry_after() {
  jq --null-input --arg value "$(easel_header retry-after "$1")" '
    if $value | test("^[0-9]{1,9}$") then $value | tonumber
    else ($value | strptime("%a, %d %b %Y %H:%M:%S GMT") | mktime) - now | ceil end
    | if . > 0 then . else 0 end' 2>/dev/null || echo 0
}

# easel_field NAME FILE: prints a text of a JSON object, or nothing.
easel_field() {
  jq --raw-output --arg name "$1" '.[$name]? | strings' "$2" 2>/dev/null || true
}

# A gateway in between may send a web page, half a response or nothing.
easel_explain() {
  local status=$1 code detail id
  code=$(easel_field code "$2") detail=$(easel_field detail "$2") id=$(easel_field traceId "$2")
  [ -n "$detail" ] || detail=$(head -c 200 "$2" | tr -d '\000' | tr '\r\n\t' ' ')
  [ "$status" != 200 ] || detail="the response is not JSON, or not whole: $detail"
  detail=${detail:-${4:-empty response}} id=${id:-$(easel_header x-request-id "$3")}
  printf '%s\n' "${status:+$status${code:+ $code}: }$detail${id:+ ($id)}"
  jq --raw-output '.errors[]? | "  \(.pointer?): \(.detail?)"' "$2" 2>/dev/null || true
}

# easel_wait JOB [SECONDS]: prints the finished job. It asks again at once if the status has
# changed, or else pauses; a status that is not final is waited for. The limit covers 30 minutes in
# the queue, and at most 30 to run.
easel_wait() {
  local deadline=$((SECONDS + ${2:-3600})) pause=2 before='' job status=''
  while ((SECONDS < deadline)); do
    job=$(easel GET "/v1/jobs/$1?wait=20") || return
    status=$(jq --raw-output '.job.status? // ""' <<<"$job")
    case $status in SUCCESS | FAILED | CANCELED)
      jq .job <<<"$job"
      return
      ;;
    esac
    if [ "$status" = "$before" ]; then
      sleep "$((pause < EASEL_MAX_PAUSE ? pause : EASEL_MAX_PAUSE))"
      pause=$((pause * 2))
    else
      pause=2
    fi
    before=$status
  done
  echo "Job $1 is still $status." >&2
  return 1
}

# easel_upload FILE: prints the id of the resource. The address takes no Authorization.
easel_upload() (
  folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT
  type=$(easel_image_type "$1") size=$(wc -c <"$1") || exit
  place=$(easel POST /v1/resource/image "{\"contentType\":\"$type\",\"contentLength\":$((size))}") || exit
  easel_headers() { jq --raw-output '.headers | to_entries[] | "\(.key): \(.value)"' <<<"$place"; }
  easel_is_good() { case $1 in 2??) true ;; *) false ;; esac }
  easel_repeat yes "$EASEL_TRANSFER_TIMEOUT" "$folder/response" --upload-file "$1" \
    "$(jq --raw-output .putUrl <<<"$place")" || exit 1
  jq --raw-output .resourceId <<<"$place"
)

easel_image_type() {
  case $(head -c 12 "$1" | od -An -tx1 | tr -d ' \n') in
    89504e47*) echo image/png ;;
    ffd8ff*) echo image/jpeg ;;
    52494646????????57454250) echo image/webp ;;
    *) echo application/octet-stream ;;
  esac
}

# easel_download URL FILE: prints how many bytes were saved. The file appears when it is whole.
easel_download() (
  trap 'rm -f "$2.part" "$2.part.head"' EXIT
  easel_headers() { :; }
  easel_is_good() { [ "$1" = 200 ]; }
  easel_repeat yes "$EASEL_TRANSFER_TIMEOUT" "$2.part" "$1" || exit 1
  mv "$2.part" "$2" && echo $(($(wc -c <"$2")))
)
