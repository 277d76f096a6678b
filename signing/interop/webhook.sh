#!/usr/bin/env bash
# Signs and judges webhooks with the openssl command. Reads and prints tab-separated lines; see README.md.
set -euo pipefail
export LC_ALL=C

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

while IFS=$'\t' read -r id secret message timestamp given body now; do
  key=$(base64 -d <<<"${secret#whsec_}" | od -An -v -tx1 | tr -d ' \n')
  if [[ $body == - ]]; then : >"$work/body"; else base64 -d <<<"$body" >"$work/body"; fi
  if [[ $given == - ]]; then given=; fi
  right=v1,$({ printf '%s.%s.' "$message" "$timestamp"; cat "$work/body"; } |
    openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | base64 -w0)
  verdict=refused
  if [[ $timestamp =~ ^[0-9]{1,12}$ ]] && ((now - timestamp <= 300 && timestamp - now <= 300)); then
    for one in $given; do
      if [[ $one == "$right" ]]; then verdict=ok; fi
    done
  fi
  printf '%s\t%s\t%s\n' "$id" "$right" "$verdict"
done <"$1"
