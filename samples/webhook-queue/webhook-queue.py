import json
import os
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from uuid import uuid4

from easel import Easel, EaselError, verify_webhook

SECRET = os.environ["EASEL_WEBHOOK_SECRET"]
INBOX = Path("inbox")  # A table with a unique column does the same.
INBOX.mkdir(exist_ok=True)


def enqueue(event_id: str, body: bytes) -> str:
    """Puts an event on file. The file system refuses a second one of the same name."""
    try:
        with open(INBOX / f"{event_id}.json", "xb") as file:
            file.write(body)
        return "queued"
    except FileExistsError:
        return "seen before"


def work(easel: Easel) -> None:
    """Runs elsewhere, as slowly as it likes. An empty file is an event already handled."""
    for file in INBOX.iterdir():
        text = file.read_text()
        if not text:
            continue
        # Addresses in the message may be old by now, and messages come in any order: the job knows.
        job = easel.call("GET", f"/v1/jobs/{json.loads(text)['job']['id']}")["job"]
        if job["status"] == "SUCCESS":
            size = easel.download(job["successInfo"]["images"][0]["url"], "swans.png")
            print(f"saved swans.png ({size} bytes)")
        file.write_text("")  # Kept by name, so that a late repeat is still recognised.


class Receiver(BaseHTTPRequestHandler):
    arrived = 0

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        try:
            event = verify_webhook(SECRET, self.headers, body)
            print(f"{event['event']}: {enqueue(self.headers['webhook-id'], body)}")
            Receiver.arrived += 1
            self.send_response(204)
        except EaselError:
            self.send_response(401)
        self.end_headers()

    def log_request(self, *_: object) -> None:
        """Keeps the access log out of the output."""


easel = Easel()
port = int(os.environ.get("EASEL_WEBHOOK_PORT", "9000"))
with HTTPServer(("127.0.0.1", port), Receiver) as server:
    diffusion = {"sdModel": "600423083519508503", "prompts": [{"text": "two swans on a pond"}]}
    order = {
        "requestId": str(uuid4()),
        "notifyUrl": "https://hooks.customer.example/easel",
        "stages": [
            {"type": "INPUT_INITIALIZE", "inputInitialize": {"count": 1}},
            {"type": "DIFFUSION", "diffusion": diffusion},
        ],
    }
    # The sandbox sends the message twice, as may happen in production.
    twice = {"X-Sandbox-Scenario": "webhook-twice"}
    job = easel.call("POST", "/v1/jobs", order, twice)["job"]
    print(f"job {job['id']} created")
    while Receiver.arrived < 2:
        server.handle_request()
work(easel)
