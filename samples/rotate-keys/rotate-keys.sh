#!/usr/bin/env bash
set -euo pipefail
. ./easel.sh

# Both public keys are active, so servers can change over one by one.
sign_with() {
  EASEL_KEY_ID=$1 EASEL_PRIVATE_KEY=$2
  easel GET /v1/models/757279507095956705 | jq -r --arg key "$1" '"\($key) signs: \(.model.name)"'
}

sign_with key_1 easel-private-key.pem
sign_with key_2 easel-private-key-2.pem
