#!/usr/bin/env bash
set -euo pipefail
. ./easel.sh

sketch=$(easel_upload sketch.png)
map=$(easel POST /v1/controlnet/detect '{
  "requestId": "'"$(openssl rand -hex 16)"'",
  "imageResourceId": "'"$sketch"'",
  "preprocessor": "canny"
}')
edges=$(jq -r .image.id <<<"$map")
model=$(jq -r '.recommendedModels[0]' <<<"$map")
echo "edge map $edges for $model"

# The map is drawn already, so no preprocessor runs on it.
job=$(easel POST /v1/jobs '{
  "requestId": "'"$(openssl rand -hex 16)"'",
  "stages": [
    { "type": "INPUT_INITIALIZE", "inputInitialize": { "count": 1 } },
    {
      "type": "DIFFUSION",
      "diffusion": {
        "sdModel": "600423083519508503",
        "prompts": [{ "text": "a glass pavilion in a forest" }],
        "width": 512,
        "height": 512,
        "steps": 20,
        "controlnet": {
          "args": [
            {
              "inputImageResourceId": "'"$edges"'",
              "preprocessor": "none",
              "model": "'"$model"'",
              "weight": 0.9
            }
          ]
        }
      }
    }
  ]
}' | jq -r .job.id)
done=$(easel_wait "$job")
jq -r '"\(.status), credits charged: \(.creditsCharged)"' <<<"$done"
bytes=$(easel_download "$(jq -r '.successInfo.images[0].url' <<<"$done")" pavilion.png)
echo "saved pavilion.png ($bytes bytes)"
