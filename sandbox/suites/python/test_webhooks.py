from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest

from conftest import open_client, start_sandbox
from orders import Orders
from sandbox import Sandbox

NOTIFY_URL = "https://hooks.acme-prints.example/easel"
SECRET = "whsec_c2FuZGJveC1zZWNyZXQtZm9yLWxvY2FsLXVzZQ=="
OLD_SECRET = "whsec_dGhlIHNlY3JldCBvZiBsYXN0IHllYXI="
LIGHTHOUSE = "a lighthouse on a cliff at dusk"
HOUR = 3600


class Receiver(ThreadingHTTPServer):
    """Hands webhooks to the orders; with `down` it stands for an outage."""

    orders: Orders
    down = False


class Handler(BaseHTTPRequestHandler):
    server: Receiver

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        receive = self.server.orders.receive
        self.send_response(503 if self.server.down else receive(self.headers, body))
        self.end_headers()

    def log_request(self, *_: object) -> None:
        """Keeps the access log out of the report."""


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    with Receiver(("127.0.0.1", 0), Handler) as server:
        Thread(target=server.serve_forever).start()
        yield server
        server.shutdown()


@pytest.fixture(scope="module")
def calling_sandbox(receiver: Receiver) -> Iterator[Sandbox]:
    """So slow that a job ends when the clock is moved, and not before."""
    url = f"http://127.0.0.1:{receiver.server_port}"
    with start_sandbox("--speed", "0.01", "--webhooks", url) as sandbox:
        yield sandbox


@pytest.fixture
def caller(calling_sandbox: Sandbox) -> Sandbox:
    calling_sandbox.reset()
    return calling_sandbox


@pytest.fixture
def orders(caller, receiver, open_orders) -> Orders:
    """Orders that hear of their jobs, and of nothing else."""
    receiver.orders = open_orders(open_client(caller), secrets=[SECRET], notify_url=NOTIFY_URL)
    receiver.down = False
    return receiver.orders


def let_all_arrive(sandbox):
    """What is told at once, what is told second, and what is tried again."""
    for _ in range(3):
        sandbox.advance(HOUR)


def downloads(sandbox):
    return sum(request["target"].startswith("/media/") for request in sandbox.requests())


def statuses(sandbox):
    return [webhook["status"] for webhook in sandbox.webhooks()]


def test_a_webhook_that_is_genuine_brings_the_order_to_its_end(caller, orders):
    orders.place("W-1", LIGHTHOUSE)
    let_all_arrive(caller)
    assert orders.work() == 1
    assert orders["W-1"]["status"] == "done"
    assert statuses(caller) == [204]


def test_a_webhook_that_somebody_else_has_signed_is_refused(caller, orders):
    caller.order("create-job", "webhook-forged;times=1")
    orders.place("W-2", LIGHTHOUSE)
    let_all_arrive(caller)
    assert statuses(caller) == [401, 204]
    assert orders.work() == 1


def test_a_webhook_that_comes_twice_is_handled_once(caller, orders):
    caller.order("create-job", "webhook-twice;times=1")
    orders.place("W-3", LIGHTHOUSE)
    let_all_arrive(caller)
    assert statuses(caller) == [204, 204]
    assert orders.work() == 1
    assert orders["W-3"]["status"] == "done"
    assert downloads(caller) == 1


def test_a_webhook_that_is_late_finds_the_order_done(caller, orders):
    caller.order("create-job", "webhook-late;times=1")
    orders.place("W-4", LIGHTHOUSE)
    for _ in range(100):  # In small steps, to stop between the end and the webhook.
        caller.advance(10)
        orders.resume()
        if orders["W-4"]["status"] == "done":
            break
    assert statuses(caller) == []
    done = tuple(orders["W-4"])
    caller.advance(30)
    assert statuses(caller) == [204]
    assert orders.work() == 1
    assert tuple(orders["W-4"]) == done
    assert downloads(caller) == 1


def test_after_an_outage_the_same_event_comes_again(caller, orders, receiver):
    receiver.down = True
    orders.place("W-5", LIGHTHOUSE)
    caller.advance(HOUR)
    caller.advance(HOUR)
    receiver.down = False
    caller.advance(HOUR)
    assert statuses(caller) == [503, 503, 204]
    sent = caller.webhooks()
    assert len({webhook["headers"]["webhook-id"] for webhook in sent}) == 1
    assert len({webhook["body"] for webhook in sent}) == 1
    assert orders.work() == 1


def test_while_a_secret_is_replaced_both_are_good(caller, orders):
    orders.secrets = [OLD_SECRET]
    orders.place("W-6", LIGHTHOUSE)
    caller.advance(HOUR)
    orders.secrets = [OLD_SECRET, SECRET]
    caller.advance(HOUR)
    caller.order("create-job", "webhook-two-signatures;times=1")
    orders.secrets = [SECRET]
    orders.place("W-7", LIGHTHOUSE)
    caller.advance(HOUR)
    assert statuses(caller) == [401, 204, 204]
    assert orders.work() == 2


def test_an_order_whose_webhook_never_came_is_found_by_the_poller(caller, orders, receiver):
    receiver.down = True
    orders.place("W-8", LIGHTHOUSE)
    let_all_arrive(caller)
    assert orders.work() == 0
    assert orders["W-8"]["status"] == "placed"
    orders.resume()
    assert orders["W-8"]["status"] == "done"
