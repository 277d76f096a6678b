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
    """Stores an event completely or not at all; the file system refuses a second one."""
    draft = INBOX / f"{uuid4()}.draft"
    try:
        with open(draft, "xb") as file:
            file.write(body)
            file.flush()
            os.fsync(file.fileno())  # On disk, not just in memory.
        os.link(draft, INBOX / f"{event_id}.json")  # Half a message never gets this name.
        return "queued"
    except FileExistsError:
        return "seen before"
    finally:
        draft.unlink(missing_ok=True)


def work(easel: Easel) -> None:
    """Runs in a process of its own, at its own pace. An empty file is an event already handled."""
    for file in INBOX.glob("*.json"):
        text = file.read_text()
        if not text:
            continue
        # The URLs in the message may have expired, and messages come in any order: read the job.
        job = easel.call("GET", f"/v1/jobs/{json.loads(text)['job']['id']}")["job"]
        if job["status"] == "SUCCESS":
            size = easel.download(job["successInfo"]["images"][0]["url"], "swans.png")
            print(f"saved swans.png ({size} bytes)")
        file.write_text("")  # The name stays, so that a late duplicate is recognised.


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
        except OSError:
            self.send_response(500)  # Easel tries again.
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
