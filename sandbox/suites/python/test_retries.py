import json

import pytest

from conftest import balance, open_client, stages
from easel import EaselError

LIGHTHOUSE = "a lighthouse on a cliff at dusk"


def statuses(sandbox):
    return [request["status"] for request in sandbox.requests("create-job")]


def spent(easel):
    return round(1000 - balance(easel), 1)


def test_an_order_that_meets_a_503_twice_becomes_one_job(sandbox, open_orders):
    easel = open_client(sandbox)
    sandbox.order("create-job", "service-unavailable;times=2")
    open_orders(easel).place("A-1", LIGHTHOUSE)
    asked = sandbox.requests("create-job")
    assert [request["status"] for request in asked] == [503, 503, 200]
    assert len({request["body"] for request in asked}) == 1
    assert balance(easel) == 999.2


def test_a_connection_that_is_reset_is_opened_again(sandbox, open_orders):
    easel = open_client(sandbox)
    sandbox.order("create-job", "reset;times=3")
    orders = open_orders(easel)
    orders.place("A-2", LIGHTHOUSE)
    assert orders.finish("A-2")["status"] == "done"
    assert len(sandbox.requests("create-job")) == 4
    assert spent(easel) == 0.8


def test_a_request_whose_response_was_lost_is_repeated_and_charged_once(sandbox, open_orders):
    easel = open_client(sandbox)
    orders = open_orders(easel)
    sandbox.order("create-job", "lose-response;times=2")
    orders.place("A-3", LIGHTHOUSE)
    assert len(sandbox.requests("create-job")) == 3
    assert orders.finish("A-3")["charged"] == 0.8
    assert spent(easel) == 0.8


def test_half_a_response_is_no_response(sandbox, open_orders):
    easel = open_client(sandbox)
    orders = open_orders(easel)
    sandbox.order("create-job", "truncate;times=1")
    orders.place("A-4", LIGHTHOUSE)
    sandbox.order("download", "truncate;times=2")
    order = orders.finish("A-4")
    [picture] = json.loads(order["images"])
    with open(picture, "rb") as file:
        assert file.read().endswith(b"IEND\xaeB`\x82")
    assert spent(easel) == 0.8


def test_a_response_that_comes_too_slowly_ends_in_a_timeout(sandbox, open_orders):
    easel = open_client(sandbox)
    easel.attempts, easel.timeout = 2, 0.3
    orders = open_orders(easel)
    sandbox.order("create-job", "slow-body")
    with pytest.raises(EaselError) as refusal:
        orders.place("A-5", LIGHTHOUSE)
    assert refusal.value.lost
    sandbox.order("create-job", "delay=0")
    easel.timeout = 60
    orders.resume()
    assert orders.finish("A-5")["status"] == "done"
    assert spent(easel) == 0.8


def test_an_order_that_is_wrong_is_asked_for_once_and_put_aside(sandbox, open_orders):
    orders = open_orders(open_client(sandbox))
    with pytest.raises(EaselError) as refusal:
        orders.place("A-6", "x" * 2001)
    assert refusal.value.code == "PARAM_ERROR"
    orders.resume()
    assert statuses(sandbox) == [400]
    assert orders["A-6"]["status"] == "refused"


def test_a_request_id_cannot_be_used_for_other_content(sandbox):
    easel = open_client(sandbox)
    request = {"requestId": "order-A-7", "stages": stages()}
    job = easel.call("POST", "/v1/jobs", request)["job"]
    with pytest.raises(EaselError) as refusal:
        easel.call("POST", "/v1/jobs", request | {"stages": stages(2)})
    assert (refusal.value.status, refusal.value.code) == (422, "IDEMPOTENCY_KEY_REUSED")
    assert easel.call("POST", "/v1/jobs", request)["job"]["id"] == job["id"]
