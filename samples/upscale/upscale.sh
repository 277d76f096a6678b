#!/usr/bin/env bash
set -euo pipefail
. ./easel.sh

job=$(easel POST /v1/jobs '{
  "requestId": "'"$(openssl rand -hex 16)"'",
  "stages": [
    { "type": "INPUT_INITIALIZE", "inputInitialize": { "seed": "2027351168" } },
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
      "imageToUpscaler": {
        "hrUpscaler": "4x-UltraSharp",
        "hrScale": 2,
        "hrSecondPassSteps": 10,
        "denoisingStrength": 0.3
      }
    }
  ]
}' | jq -r .job.id)
done=$(easel_wait "$job")
jq -r '"\(.status), \(.successInfo.images[0].meta.image | "\(.width) x \(.height)")"' <<<"$done"
bytes=$(easel_download "$(jq -r '.successInfo.images[0].url' <<<"$done")" beekeeper.png)
echo "saved beekeeper.png ($bytes bytes)"
