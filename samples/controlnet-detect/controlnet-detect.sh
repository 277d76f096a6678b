#!/usr/bin/env bash
set -euo pipefail
. ./easel.sh

map=$(easel POST /v1/controlnet/detect '{
  "requestId": "'"$(openssl rand -hex 16)"'",
  "imageResourceId": "881420011223344556",
  "preprocessor": "canny",
  "preprocessorParams": { "lowThreshold": 100, "highThreshold": 200 }
}')
jq -r '(.image | "edge map \(.id), \(.meta.image.width) x \(.meta.image.height)"),
  "use it with \(.recommendedModels | join(", "))"' <<<"$map"
bytes=$(easel_download "$(jq -r .image.url <<<"$map")" edges.png)
echo "saved edges.png ($bytes bytes)"
