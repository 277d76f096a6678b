"""The orders of Acme Prints.

What an order needs is stored before it is sent, so that a crash loses and doubles nothing.
"""

import json
import sqlite3
from collections.abc import Mapping, Sequence
from pathlib import Path
from uuid import uuid4

from easel import Easel, EaselError, verify_webhook

SDXL = "757279507095956705"
MOST_PER_PICTURE = 2
MOST_TRIES = 3
# The order itself is wrong. After any other refusal it can be sent again.
WRONG_ORDER = {400, 404, 413, 415, 422}
ENDS = {"SUCCESS": "done", "FAILED": "failed", "CANCELED": "canceled"}

TABLES = """
create table if not exists orders (
    id text primary key, prompt text not null, count integer not null, max_credits real not null,
    request_id text not null, tries integer not null default 1, status text not null default 'new',
    job_id text, reason text, charged real, images text not null default '[]');
create table if not exists events (
    id text primary key, order_id text not null, done integer not null default 0);
"""


class BudgetError(Exception):
    pass


class Orders:
    def __init__(
        self,
        easel: Easel,
        folder: Path,
        budget: float = 100,
        secrets: Sequence[str] = (),
        notify_url: str | None = None,
    ) -> None:
        self.easel, self.folder, self.budget = easel, folder, budget
        self.secrets, self.notify_url = secrets, notify_url
        # Webhooks arrive in another thread; every statement is a transaction of its own.
        path = folder / "orders.db"
        self.db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self.db.row_factory = sqlite3.Row
        self.db.executescript(TABLES)

    def __getitem__(self, order_id: str) -> sqlite3.Row:
        return self.db.execute("select * from orders where id = ?", [order_id]).fetchone()

    def place(self, order_id: str, prompt: str, count: int = 1) -> sqlite3.Row:
        """Can be asked for again, whatever became of the first time.

        The order keeps its request id.
        """
        order = self[order_id] or self._accept(order_id, prompt, count)
        return self._send(order) if order["status"] == "new" else order

    def finish(self, order_id: str) -> sqlite3.Row:
        """Follows an order to its end."""
        while (order := self[order_id])["status"] == "placed":
            self._settle(order, self.easel.wait_for_job(order["job_id"]))
        return order

    def receive(self, headers: Mapping[str, str], body: bytes) -> int:
        """Returns the status for a webhook.

        It only rings: what is true is asked for in `work`.
        """
        event = self._verify(headers, body)
        if event is None:
            return 401
        row = [headers["webhook-id"], event["job"]["metadata"]["order"]]
        self.db.execute("insert or ignore into events (id, order_id) values (?, ?)", row)
        return 204

    def work(self) -> int:
        """Handles each event once and returns how many there were."""
        events = self.db.execute("select * from events where not done").fetchall()
        for event in events:
            self._look(self[event["order_id"]])
            self.db.execute("update events set done = 1 where id = ?", [event["id"]])
        return len(events)

    def resume(self) -> None:
        """Finds what a crash or a lost webhook has left.

        Runs at the start and then every ten minutes.
        """
        for order in self.db.execute("select * from orders").fetchall():
            if order["status"] == "new":
                order = self._send(order)
            self._look(order)

    def _accept(self, order_id: str, prompt: str, count: int) -> sqlite3.Row:
        most = count * MOST_PER_PICTURE
        bound = "select total(coalesce(charged, max_credits)) from orders"
        left = self.budget - self.db.execute(bound).fetchone()[0]
        if most > left:
            raise BudgetError(f"Order {order_id} may cost {most} of {left}.")
        columns = "id, prompt, count, max_credits, request_id"
        row = [order_id, prompt, count, most, str(uuid4())]
        self.db.execute(f"insert into orders ({columns}) values (?, ?, ?, ?, ?)", row)
        return self[order_id]

    def _send(self, order: sqlite3.Row) -> sqlite3.Row:
        diffusion = {
            "sdModel": SDXL,
            "prompts": [{"text": order["prompt"]}],
            "width": 512,
            "height": 512,
        }
        request = {
            "requestId": order["request_id"],
            "maxCredits": order["max_credits"],
            "metadata": {"order": order["id"]},
            "stages": [
                {"type": "INPUT_INITIALIZE", "inputInitialize": {"count": order["count"]}},
                {"type": "DIFFUSION", "diffusion": diffusion},
            ],
        }
        if self.notify_url:
            request["notifyUrl"] = self.notify_url
        try:
            job = self.easel.call("POST", "/v1/jobs", request)["job"]
        except EaselError as error:
            if error.status in WRONG_ORDER:
                self._keep(order, status="refused", reason=error.code, charged=0)
            raise
        return self._keep(order, status="placed", job_id=job["id"])

    def _look(self, order: sqlite3.Row) -> None:
        if order["status"] != "placed":
            return
        job = self.easel.call("GET", f"/v1/jobs/{order['job_id']}")["job"]
        if job["status"] in ENDS:
            self._settle(order, job)

    def _settle(self, order: sqlite3.Row, job: dict) -> None:
        failure = job.get("failedInfo", {})
        tries = order["tries"]
        if failure.get("code") == "TRANSITORY_ERROR" and tries < MOST_TRIES:
            # The request id so far belongs to the job that has failed.
            again = {"status": "new", "request_id": str(uuid4()), "tries": tries + 1}
            self._send(self._keep(order, **again))
            return
        images: list[str] = []
        for image in job.get("successInfo", {}).get("images", []):
            if "url" not in image:  # It is blocked, and not charged.
                continue
            file = self.folder / f"{order['id']}-{len(images) + 1}.png"
            self.easel.download(image["url"], file)
            images.append(str(file))
        end = {"reason": failure.get("reason"), "charged": job["creditsCharged"]}
        self._keep(order, status=ENDS[job["status"]], images=json.dumps(images), **end)

    def _verify(self, headers: Mapping[str, str], body: bytes) -> dict | None:
        """While a secret is being replaced there are two."""
        for secret in self.secrets:
            try:
                return verify_webhook(secret, headers, body)
            except EaselError:
                continue  # The next one may fit.
        return None

    def _keep(self, order: sqlite3.Row, **changes: object) -> sqlite3.Row:
        columns = ", ".join(f"{name} = ?" for name in changes)
        values = [*changes.values(), order["id"]]
        self.db.execute(f"update orders set {columns} where id = ?", values)
        return self[order["id"]]
