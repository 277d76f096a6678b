#!/usr/bin/env bash
set -euo pipefail
. ./easel.sh

easel GET /v1/models/757279507095956705 |
  jq -r '.model | "\(.name): \(.baseModel) \(.modelType), \(.status)",
    (.limits | "sides up to \(.maxSide) pixels, in multiples of \(.multiple)"),
    (.defaults | "defaults: \(.sampler), \(.steps) steps, CFG \(.cfgScale)")'
