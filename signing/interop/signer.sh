#!/usr/bin/env bash
# Signs and judges the vectors with the openssl command. Reads and prints tab-separated lines; see README.md.
set -euo pipefail
export LC_ALL=C

cases=$1 apps=$2 keys=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

decode() { if [[ $1 != - ]]; then base64 -d <<<"$1"; fi; }

sign() { openssl dgst -sha256 -sign "$1" "$2" | base64 -w0; }

# method path timestamp nonce bodyFile
string_to_sign() {
  printf '%s\n%s\n%s\n%s\n' "$1" "$2" "$3" "$4"
  cat "$5"
}

declare -A forms=(
  [app_id]='^[A-Za-z0-9_-]{1,64}$'
  [key_id]='^[A-Za-z0-9_-]{1,64}$'
  [nonce_str]='^[A-Za-z0-9_-]{16,64}$'
  [timestamp]='^[1-9][0-9]{0,14}$'
  [signature]='^[A-Za-z0-9+/=]+$'
)

# Fills `params`, or fails.
parse() {
  local scheme=${1%% *} rest=${1#* } pair name
  params=()
  [[ ${scheme^^} == EASEL-SHA256-RSA && $1 == *' '* ]] || return 1
  rest+=,
  while [[ -n $rest ]]; do
    pair=${rest%%,*} rest=${rest#*,}
    name=${pair%%=*}
    [[ $pair == *=* && -n $name && -v forms[$name] && ! -v params[$name] ]] || return 1
    [[ ${pair#*=} =~ ${forms[$name]} ]] || return 1
    params[$name]=${pair#*=}
  done
  for name in app_id nonce_str timestamp signature; do [[ -v params[$name] ]] || return 1; done
}

judge() {
  local method=$1 path=$2 header=$3 now=$4 seen=$5 skew app_id key_id pem
  local -A params
  parse "$header" || { echo SIGN_ERROR; return; }
  base64 -d <<<"${params[signature]}" >"$work/signature" 2>/dev/null || { echo SIGN_ERROR; return; }
  [[ $(base64 -w0 "$work/signature") == "${params[signature]}" ]] || { echo SIGN_ERROR; return; }
  skew=$((params[timestamp] - now))
  if ((skew > 300 || skew < -300)); then echo TIMESTAMP_SKEW; return; fi
  string_to_sign "$method" "$path" "${params[timestamp]}" "${params[nonce_str]}" "$work/body" >"$work/received"
  while IFS=$'\t' read -r app_id key_id pem; do
    [[ $app_id == "${params[app_id]}" && $key_id == "${params[key_id]-$key_id}" ]] || continue
    openssl dgst -sha256 -verify "$pem" -signature "$work/signature" "$work/received" >/dev/null 2>&1 || continue
    if [[ ,$seen, == *,$app_id:${params[nonce_str]},* ]]; then echo NONCE_REUSED; else echo ok; fi
    return
  done <"$apps"
  echo SIGN_ERROR
}

while IFS=$'\t' read -r id method path body timestamp nonce key header now seen; do
  decode "$body" >"$work/body"
  string_to_sign "$method" "$path" "$timestamp" "$nonce" "$work/body" >"$work/string"
  digest=$(openssl dgst -sha256 -r "$work/string")
  # The x keeps the final newline that a command substitution would strip.
  text=$(decode "$header"; printf x)
  printf '%s\t%s\t%s\t%s\t%s\n' "$id" "${digest%% *}" \
    "$(sign "$keys/$key.pkcs8.pem" "$work/string")" "$(sign "$keys/$key.pkcs1.pem" "$work/string")" \
    "$(judge "$method" "$path" "${text%x}" "$now" "$seen")"
done <"$cases"
