import json
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest

from conftest import balance, open_client, stages
from easel import EaselError

HOUR = 3600
DAY = 24 * HOUR
LIGHTHOUSE = "a lighthouse on a cliff at dusk"


def address(easel, job_id):
    job = easel.call("GET", f"/v1/jobs/{job_id}")["job"]
    return job["successInfo"]["images"][0]["url"]


def test_the_address_of_a_picture_lives_for_an_hour(sandbox, open_orders, tmp_path):
    easel = open_client(sandbox)
    orders = open_orders(easel)
    orders.place("L-1", LIGHTHOUSE)
    job_id = orders.finish("L-1")["job_id"]
    url = address(easel, job_id)
    sandbox.advance(HOUR + 1)
    with pytest.raises(EaselError) as refusal:
        easel.download(url, tmp_path / "late.png")
    assert (refusal.value.status, refusal.value.code) == (403, "ADDRESS_INVALID")
    assert easel.download(address(easel, job_id), tmp_path / "again.png") > 0


def test_the_record_of_a_job_is_gone_after_a_month_and_ours_is_not(sandbox, open_orders):
    easel = open_client(sandbox)
    orders = open_orders(easel)
    orders.place("L-2", LIGHTHOUSE)
    job_id = orders.finish("L-2")["job_id"]
    sandbox.advance(30 * DAY - HOUR)
    assert easel.call("GET", f"/v1/jobs/{job_id}")["job"]["creditsCharged"] == 0.8
    sandbox.advance(2 * HOUR)
    with pytest.raises(EaselError) as refusal:
        easel.call("GET", f"/v1/jobs/{job_id}")
    assert refusal.value.code == "JOB_EXPIRED"
    [picture] = json.loads(orders["L-2"]["images"])
    assert Path(picture).stat().st_size > 0


def test_a_request_id_is_forgotten_after_a_day(sandbox):
    easel = open_client(sandbox)
    request = {"requestId": "order-L-3", "stages": stages()}
    first = easel.call("POST", "/v1/jobs", request)["job"]
    sandbox.advance(DAY - HOUR)
    assert easel.call("POST", "/v1/jobs", request)["job"]["id"] == first["id"]
    sandbox.advance(2 * HOUR)
    assert easel.call("POST", "/v1/jobs", request)["job"]["id"] != first["id"]


def test_credits_are_given_again_with_the_next_hour(slow_sandbox, open_orders):
    easel = open_client(slow_sandbox)
    open_orders(easel).place("L-4", LIGHTHOUSE)
    slow_sandbox.advance(1800)
    assert balance(easel) == 999.2
    slow_sandbox.advance(1800)
    assert balance(easel) == 1000


def test_a_job_of_the_last_hour_is_not_paid_with_the_credits_of_this_one(
    slow_sandbox, open_orders
):
    easel = open_client(slow_sandbox)
    open_orders(easel).place("L-5", LIGHTHOUSE)
    slow_sandbox.advance(HOUR)
    assert balance(easel) == 1000


def test_a_clock_that_is_ten_minutes_wrong_is_told_so_once(sandbox, open_orders):
    orders = open_orders(open_client(sandbox))
    sandbox.skew(-200)
    orders.place("L-6", LIGHTHOUSE)
    sandbox.skew(600)
    with pytest.raises(EaselError) as refusal:
        orders.place("L-7", LIGHTHOUSE)
    assert refusal.value.code == "TIMESTAMP_SKEW"
    server_time = datetime.fromisoformat(refusal.value.problem["serverTime"])
    assert server_time - datetime.now(timezone.utc) > timedelta(minutes=5)
    assert len(sandbox.requests("create-job")) == 2
    sandbox.skew(0)
    orders.resume()
    assert orders.finish("L-7")["status"] == "done"
