import pytest

from conftest import balance, open_client, quote, stages
from easel import EaselError
from orders import BudgetError

LIGHTHOUSE = "a lighthouse on a cliff at dusk"


def test_what_is_charged_is_what_was_quoted(slow_sandbox, open_orders):
    easel = open_client(slow_sandbox)
    orders = open_orders(easel)
    credits = quote(easel, 2)["credits"]
    orders.place("C-1", LIGHTHOUSE, 2)
    assert balance(easel) == 1000 - credits
    slow_sandbox.advance(1800)
    assert orders.finish("C-1")["charged"] == credits
    assert balance(easel) == 1000 - credits


def test_a_job_that_costs_more_than_its_limit_is_refused(slow_sandbox, open_orders):
    easel = open_client(slow_sandbox)
    orders = open_orders(easel)
    dear = {"requestId": "order-C-2", "maxCredits": 2, "stages": stages(4)}
    with pytest.raises(EaselError) as refusal:
        easel.call("POST", "/v1/jobs", dear)
    assert refusal.value.code == "COST_LIMIT_EXCEEDED"
    assert refusal.value.problem["required"] == 3.2
    orders.place("C-2", LIGHTHOUSE)
    assert '"maxCredits": 2' in slow_sandbox.requests("create-job")[1]["body"]
    assert balance(easel) == 999.2


def test_an_order_that_cannot_be_paid_waits_for_credits(slow_sandbox, open_orders):
    orders = open_orders(open_client(slow_sandbox, "acme-token"))
    orders.place("C-3", LIGHTHOUSE, 2)
    with pytest.raises(EaselError) as refusal:
        orders.place("C-4", LIGHTHOUSE)
    assert refusal.value.code == "INSUFFICIENT_CREDITS"
    assert (refusal.value.problem["required"], refusal.value.problem["balance"]) == (0.8, 0.4)
    assert orders["C-4"]["status"] == "new"
    slow_sandbox.advance(3600)
    orders.resume()
    assert orders["C-4"]["status"] == "placed"


def test_a_job_that_fails_is_not_charged_and_tried_again_as_another(sandbox, open_orders):
    easel = open_client(sandbox)
    orders = open_orders(easel)
    sandbox.order("create-job", "out-of-memory;times=1")
    orders.place("C-5", LIGHTHOUSE)
    order = orders.finish("C-5")
    assert (order["status"], order["tries"], order["charged"]) == ("done", 2, 0.8)
    assert len({request["body"] for request in sandbox.requests("create-job")}) == 2
    assert balance(easel) == 999.2


def test_a_job_that_fails_for_good_is_not_tried_again(sandbox, open_orders):
    easel = open_client(sandbox)
    orders = open_orders(easel)
    sandbox.order("create-job", "output-moderated;times=1")
    orders.place("C-6", LIGHTHOUSE)
    order = orders.finish("C-6")
    assert (order["status"], order["charged"]) == ("failed", 0)
    assert len(sandbox.requests("create-job")) == 1
    assert balance(easel) == 1000


def test_an_order_above_the_budget_is_refused_before_anything_is_asked(sandbox, open_orders):
    orders = open_orders(open_client(sandbox), budget=5)
    orders.place("C-7", LIGHTHOUSE, 2)
    with pytest.raises(BudgetError, match="may cost 2 of 1"):
        orders.place("C-8", LIGHTHOUSE)
    assert len(sandbox.requests("create-job")) == 1
    orders.finish("C-7")
    assert orders.place("C-8", LIGHTHOUSE)["status"] == "placed"
