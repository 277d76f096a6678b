import time
from uuid import uuid4

from easel import Easel, EaselError

easel = Easel()
easel.attempts = 1  # The client normally retries; this program shows how.
diffusion = {"sdModel": "600423083519508503", "prompts": [{"text": "a lighthouse"}]}
request = {
    "requestId": str(uuid4()),  # Made once, before the first attempt.
    "stages": [
        {"type": "INPUT_INITIALIZE", "inputInitialize": {"count": 1}},
        {"type": "DIFFUSION", "diffusion": diffusion},
    ],
}

try:
    # The sandbox acts as if the service were down.
    scenario = {"X-Sandbox-Scenario": "service-unavailable"}
    easel.call("POST", "/v1/jobs", request, scenario)
except EaselError as error:
    if not error.retryable:
        raise
    wait = error.retry_after
    print(f"attempt 1: {error.status} {error.code}, again in {wait} s")
    time.sleep(wait)
second = easel.call("POST", "/v1/jobs", request)["job"]
print(f"attempt 2: job {second['id']}")
third = easel.call("POST", "/v1/jobs", request)["job"]
same = third["id"] == second["id"]
print(f"attempt 3: {'the same job' if same else 'another job'}")
