import pytest

from conftest import open_client, quote, stages, start_sandbox
from easel import EaselError


def send(easel, request_id, **more):
    request = {"requestId": request_id, "stages": stages()} | more
    return easel.call("POST", "/v1/jobs", request)["job"]


def check_prompts(easel, *lengths):
    """The code that a quote ends with; it does not look at prompts, so a job is asked for."""
    prompts = [{"text": "x" * length} for length in lengths]
    initialize, diffusion = stages()
    diffusion["diffusion"]["prompts"] = prompts
    request = {"requestId": f"prompts-{len(lengths)}-{sum(lengths)}"}
    try:
        easel.call("POST", "/v1/jobs", request | {"stages": [initialize, diffusion]})
    except EaselError as error:
        return error.problem["errors"][0]["pointer"]
    return "fits"


def test_a_hundred_jobs_are_in_flight_and_no_more(slow_sandbox):
    easel = open_client(slow_sandbox)
    easel.attempts = 1
    for number in range(100):
        if number % 5 == 0:
            slow_sandbox.advance(1)  # Five requests a second.
        send(easel, f"flight-{number}")
    slow_sandbox.advance(1)
    with pytest.raises(EaselError) as refusal:
        send(easel, "flight-100")
    assert (refusal.value.code, refusal.value.retry_after) == ("QUEUE_FULL", 5)
    slow_sandbox.advance(1800)
    assert send(easel, "flight-100")["status"] == "CREATED"


def test_prompts_have_two_thousand_characters_each_and_six_thousand_in_all(sandbox):
    easel = open_client(sandbox)
    assert check_prompts(easel, 2000) == "fits"
    assert check_prompts(easel, 2001) == "/stages/1/diffusion/prompts/0/text"
    assert check_prompts(easel, 2000, 2000, 2000) == "fits"
    assert check_prompts(easel, 2000, 2000, 2000, 1) == "/stages/1/diffusion/prompts"


def test_the_headers_tell_what_is_left(sandbox):
    easel = open_client(sandbox)
    easel.attempts = 1
    with pytest.raises(EaselError) as refusal:
        for _ in range(200):
            quote(easel)
    assert refusal.value.status == 429
    assert refusal.value.retry_after == 1
    sandbox.advance(1)
    assert quote(easel)["sufficient"]


def test_without_limits_any_number_of_requests_pass():
    with start_sandbox("--limits", "off") as sandbox:
        easel = open_client(sandbox)
        easel.attempts = 1
        assert [quote(easel)["credits"] for _ in range(60)] == [0.8] * 60
