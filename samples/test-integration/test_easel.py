import json
import subprocess
from urllib.request import Request, urlopen
from uuid import uuid4

import pytest

from easel import Easel, EaselError


# region start
@pytest.fixture(scope="session")
def api():
    options = ["--port", "0", "--speed", "100", "--control"]
    command = ["node", "easel-sandbox.mjs", *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as sandbox:
        line = sandbox.stdout.readline()
        yield line.split()[-1].removesuffix("/v1")
        sandbox.terminate()


@pytest.fixture
def control(api):
    def ask(what, body=None):
        data = b"" if what == "reset" else body and json.dumps(body).encode()
        with urlopen(Request(f"{api}/sandbox/{what}", data)) as response:
            return json.load(response)

    ask("reset")
    return ask


@pytest.fixture
def easel(api):
    client = Easel(api=api)
    client.max_pause = 0.01
    return client


# endregion


def create_job(easel, count):
    request = {
        "requestId": str(uuid4()),
        "stages": [
            {"type": "INPUT_INITIALIZE", "inputInitialize": {"count": count}},
            {
                "type": "DIFFUSION",
                "diffusion": {
                    "sdModel": "757279507095956705",
                    "prompts": [{"text": "a red fox in the snow"}],
                    "width": 512,
                    "height": 512,
                },
            },
        ],
    }
    return easel.call("POST", "/v1/jobs", request)["job"]["id"]


# region retry
def test_retries_against_a_busy_service_create_one_job(easel, control):
    scenario = "service-unavailable;times=2"
    control("scenarios", {"operation": "create-job", "scenario": scenario})
    create_job(easel, 1)
    requests = control("requests")["requests"]
    assert [request["status"] for request in requests] == [503, 503, 200]
    ids = {json.loads(request["body"])["requestId"] for request in requests}
    assert len(ids) == 1


# endregion


# region lifetime
def test_a_url_expires_after_an_hour_and_the_job_has_a_new_one(easel, control, tmp_path):
    job_id = create_job(easel, 1)
    before = easel.wait_for_job(job_id)
    control("clock", {"advance": 3601})
    old = before["successInfo"]["images"][0]["url"]
    with pytest.raises(EaselError) as refused:
        easel.download(old, tmp_path / "fox.png")
    assert (refused.value.status, refused.value.code) == (403, "ADDRESS_INVALID")
    later = easel.wait_for_job(job_id)
    assert easel.download(later["successInfo"]["images"][0]["url"], tmp_path / "fox.png") > 0


# endregion


# region cost
def test_a_blocked_image_is_not_charged(easel, control):
    control("scenarios", {"operation": "create-job", "scenario": "partly-blocked"})
    job = easel.wait_for_job(create_job(easel, 2))
    assert job["creditsCharged"] == job["credits"] / 2


# endregion
