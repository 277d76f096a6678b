#!/usr/bin/env bats

# region start
setup_file() {
  node easel-sandbox.mjs --port 0 --speed 100 --control >sandbox.log 3>&- &
  echo $! >sandbox.pid
  until grep -q /v1 sandbox.log; do sleep 0.1; done
  EASEL_API=$(grep -om 1 'http:[^ ]*' sandbox.log)
  export EASEL_API=${EASEL_API%/v1} EASEL_MAX_PAUSE=0
}

teardown_file() {
  kill "$(<sandbox.pid)"
}

setup() {
  . ./easel.sh
  control reset -X POST
}

control() {
  curl --silent --fail "$EASEL_API/sandbox/$1" "${@:2}"
}
# endregion

create_job() {
  easel POST /v1/jobs '{
    "requestId": "'"$(openssl rand -hex 16)"'",
    "stages": [
      { "type": "INPUT_INITIALIZE", "inputInitialize": { "count": '"$1"' } },
      {
        "type": "DIFFUSION",
        "diffusion": {
          "sdModel": "757279507095956705",
          "prompts": [{ "text": "a red fox in the snow" }],
          "width": 512,
          "height": 512
        }
      }
    ]
  }' | jq --raw-output .job.id
}

# region retry
@test "retries against a busy service create one job" {
  control scenarios --data '{"operation":"create-job","scenario":"service-unavailable;times=2"}'
  create_job 1
  control requests >requests.json
  [ "$(jq -c '[.requests[].status]' requests.json)" = '[503,503,200]' ]
  [ "$(jq '[.requests[].body | fromjson.requestId] | unique | length' requests.json)" = 1 ]
}
# endregion

# region lifetime
@test "a URL expires after an hour, and the job has a new one" {
  job=$(create_job 1)
  old=$(easel_wait "$job" | jq --raw-output '.successInfo.images[0].url')
  control clock --data '{"advance":3601}'
  run easel_download "$old" fox.png
  [ "$status" -ne 0 ]
  [[ $output == *ADDRESS_INVALID* ]]
  fresh=$(easel_wait "$job" | jq --raw-output '.successInfo.images[0].url')
  [ "$(easel_download "$fresh" fox.png)" -gt 0 ]
}
# endregion

# region cost
@test "a blocked image is not charged" {
  control scenarios --data '{"operation":"create-job","scenario":"partly-blocked"}'
  easel_wait "$(create_job 2)" >job.json
  jq --exit-status '.creditsCharged == .credits / 2' job.json
}
# endregion
