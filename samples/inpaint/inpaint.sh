#!/usr/bin/env bash
set -euo pipefail
. ./easel.sh

photo=$(easel_upload photo.png)
mask=$(easel_upload mask.png)
job=$(easel POST /v1/jobs '{
  "requestId": "'"$(openssl rand -hex 16)"'",
  "stages": [
    { "type": "INPUT_INITIALIZE", "inputInitialize": { "imageResourceId": "'"$photo"'" } },
    {
      "type": "IMAGE_TO_INPAINT",
      "imageToInpaint": {
        "maskImageResourceId": "'"$mask"'",
        "denoisingStrength": 0.75,
        "diffusion": {
          "sdModel": "600423083519508503",
          "prompts": [{ "text": "a red bicycle leaning against the wall" }],
          "width": 512,
          "height": 512,
          "steps": 20
        }
      }
    }
  ]
}' | jq -r .job.id)
done=$(easel_wait "$job")
jq -r '"\(.status), credits charged: \(.creditsCharged)"' <<<"$done"
bytes=$(easel_download "$(jq -r '.successInfo.images[0].url' <<<"$done")" bicycle.png)
echo "saved bicycle.png ($bytes bytes)"
