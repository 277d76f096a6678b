#!/usr/bin/env bash
set -euo pipefail
. ./easel.sh

quote=$(easel POST /v1/jobs/credits '{
  "stages": [
    { "type": "INPUT_INITIALIZE", "inputInitialize": { "count": 1 } },
    {
      "type": "DIFFUSION",
      "diffusion": {
        "sdModel": "600423083519508503",
        "prompts": [{ "text": "portrait of a beekeeper, soft light" }],
        "width": 512,
        "height": 768,
        "steps": 20
      }
    },
    {
      "type": "IMAGE_TO_UPSCALER",
      "imageToUpscaler": { "hrUpscaler": "4x-UltraSharp", "hrScale": 2, "hrSecondPassSteps": 10 }
    }
  ]
}')
jq -r '(.breakdown[] | "\(.type): \(.credits) credits"), "total: \(.credits) of \(.balance) credits"' <<<"$quote"
