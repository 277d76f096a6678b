#!/usr/bin/env bash
set -euo pipefail
. ./easel.sh

template=$(easel GET /v1/workflows/742035880126534001)
jq -r '"\(.name), version \(.version)"' <<<"$template"

values=$(jq -n --arg image "$(easel_upload photo.png)" \
  '{ text: "a small house on a white table", image: $image }')
job=$(easel POST /v1/jobs/workflow/template "$(jq --argjson values "$values" '{
  requestId: "'"$(openssl rand -hex 16)"'",
  templateId,
  templateVersion: .version,
  fields: {
    fieldAttrs: [
      .fields.fieldAttrs[] | { nodeId, fieldName, fieldValue: ($values[.fieldName] // .fieldValue) }
    ]
  }
}' <<<"$template")" | jq -r .job.id)
done=$(easel_wait "$job")
jq -r '"\(.status), credits charged: \(.creditsCharged)"' <<<"$done"
bytes=$(easel_download "$(jq -r '.successInfo.images[0].url' <<<"$done")" product.png)
echo "saved product.png ($bytes bytes)"
