import hmac
import json
import os
import time
from base64 import b64decode, b64encode
from email.message import Message
from http.server import BaseHTTPRequestHandler, HTTPServer
from uuid import uuid4

from easel import Easel

# region verify
# What follows the prefix is the key, in Base64.
key = b64decode(os.environ["EASEL_WEBHOOK_SECRET"].removeprefix("whsec_"))


def is_genuine(headers: Message, body: bytes) -> bool:
    event_id, timestamp = headers["webhook-id"], headers["webhook-timestamp"]
    if not (timestamp or "").isdecimal() or abs(time.time() - int(timestamp)) > 300:
        return False
    message = f"{event_id}.{timestamp}.".encode() + body
    expected = b"v1," + b64encode(hmac.digest(key, message, "sha256"))
    received = (headers["webhook-signature"] or "").encode().split(b" ")
    return any(hmac.compare_digest(expected, signature) for signature in received)


# endregion


class Receiver(BaseHTTPRequestHandler):
    received = False

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        genuine = is_genuine(self.headers, body)
        self.send_response(204 if genuine else 401)
        self.end_headers()
        if genuine:
            event = json.loads(body)
            job, Receiver.received = event["job"], True
            images = len(job.get("successInfo", {}).get("images", []))
            print(f"{event['event']}: job {job['id']}, images: {images}")

    def log_request(self, *_: object) -> None:
        """Keeps the access log out of the output."""


port = int(os.environ.get("EASEL_WEBHOOK_PORT", "9000"))
with HTTPServer(("127.0.0.1", port), Receiver) as server:
    diffusion = {"sdModel": "600423083519508503", "prompts": [{"text": "a lighthouse"}]}
    request = {
        "requestId": str(uuid4()),
        "notifyUrl": "https://hooks.customer.example/easel",
        "stages": [
            {"type": "INPUT_INITIALIZE", "inputInitialize": {"count": 1}},
            {"type": "DIFFUSION", "diffusion": diffusion},
        ],
    }
    job = Easel().call("POST", "/v1/jobs", request)["job"]
    print(f"job {job['id']} created, waiting for the webhook")
    while not Receiver.received:
        server.handle_request()
