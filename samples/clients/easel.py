"""A small client of the Easel API. Needs Python 3.11 and `pip install cryptography`."""

import base64
import hashlib
import json
import mimetypes
import os
import secrets
import time
from dataclasses import dataclass
from email.message import Message
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from cryptography.hazmat.primitives.asymmetric.padding import PKCS1v15
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import load_pem_private_key

TERMINAL = {"SUCCESS", "FAILED", "CANCELED"}


@dataclass
class Answer:
    status: int
    headers: Message
    body: dict[str, Any]


class EaselError(Exception):
    """A refused request, as the problem document describes it."""

    def __init__(self, answer: Answer) -> None:
        self.status = answer.status
        self.problem = answer.body
        self.code = answer.body.get("code", "UNKNOWN")
        self.detail = answer.body.get("detail", "no problem document")
        self.errors = answer.body.get("errors", [])
        self.request_id = answer.headers.get("X-Request-Id", "unknown")
        fields = [f"\n  {error['pointer']}: {error['detail']}" for error in self.errors]
        text = f"{self.status} {self.code}: {self.detail} ({self.request_id})"
        super().__init__(text + "".join(fields))


class Easel:
    attempts = 4

    def __init__(self, private_key: str | None = None, key_id: str | None = None):
        self.api = os.environ.get("EASEL_API", "http://127.0.0.1:8787")
        self.app_id = os.environ.get("EASEL_APP_ID", "app_sandbox")
        pem = os.environ.get("EASEL_PRIVATE_KEY", "easel-private-key.pem")
        # Reads PKCS#1 and PKCS#8 alike.
        self.key = load_pem_private_key(Path(private_key or pem).read_bytes(), None)
        self.key_id = key_id

    # region sign
    def sign(self, method: str, path: str, body: bytes) -> str:
        timestamp = str(int(time.time()))
        nonce = secrets.token_hex(16)
        message = f"{method}\n{path}\n{timestamp}\n{nonce}\n".encode() + body
        signature = self.key.sign(message, PKCS1v15(), SHA256())
        params = {"app_id": self.app_id, "nonce_str": nonce, "timestamp": timestamp}
        if self.key_id:
            params["key_id"] = self.key_id
        params["signature"] = base64.b64encode(signature).decode()
        return "EASEL-SHA256-RSA " + ",".join(f"{k}={v}" for k, v in params.items())

    # endregion

    def send(self, method: str, path: str, body: bytes, headers: dict) -> Answer:
        """Signs and sends once, and returns whatever the server answers."""
        headers = headers | {"Authorization": self.sign(method, path, body)}
        if body:
            headers["Content-Type"] = "application/json"
        request = Request(self.api + path, body or None, headers, method=method)
        try:
            with urlopen(request, timeout=60) as response:
                return Answer(response.status, response.headers, json.load(response))
        except HTTPError as error:
            is_json = error.headers.get_content_subtype().endswith("json")
            problem = json.load(error) if is_json else {}
            return Answer(error.code, error.headers, problem)

    def request(
        self, method: str, path: str, body: Any = None, headers: dict | None = None
    ) -> Answer:
        """Repeats what may be repeated: a requestId keeps a POST from counting twice."""
        data = b"" if body is None else json.dumps(body).encode()
        for attempt in range(self.attempts):
            answer = self.send(method, path, data, headers or {})
            if answer.status < 300 and answer.status != 202:
                return answer
            if answer.status != 202 and not answer.body.get("retryable"):
                break
            if attempt + 1 < self.attempts:
                time.sleep(float(answer.headers.get("Retry-After", 2**attempt)))
        raise EaselError(answer)

    def call(
        self, method: str, path: str, body: Any = None, headers: dict | None = None
    ) -> dict[str, Any]:
        return self.request(method, path, body, headers).body

    # region wait
    def wait_for_job(self, job_id: str, seconds: float = 1800) -> dict:
        """Follows a job to its end. An unknown status is not an end."""
        deadline = time.monotonic() + seconds
        pause = 0.0
        while time.monotonic() < deadline:
            answer = self.request("GET", f"/v1/jobs/{job_id}?wait=20")
            if answer.body["job"]["status"] in TERMINAL:
                return answer.body["job"]
            pause = max(
                float(answer.headers.get("Retry-After", 2)), min(pause * 1.5, 15)
            )
            time.sleep(pause)
        raise TimeoutError(f"job {job_id} has not ended after {seconds} seconds")

    # endregion

    def upload(self, file: str | Path) -> str:
        """Uploads an image and returns its resource id."""
        data = Path(file).read_bytes()
        declared = {
            "contentType": mimetypes.guess_type(file)[0],
            "contentLength": len(data),
            "contentSha256": hashlib.sha256(data).hexdigest(),
        }
        place = self.call("POST", "/v1/resource/image", declared)
        request = Request(place["putUrl"], data, place["headers"], method="PUT")
        urlopen(request, timeout=60).close()
        return place["resourceId"]

    def download(self, url: str, file: str | Path) -> int:
        """Saves a result image and returns its size in bytes."""
        with urlopen(url, timeout=60) as response:
            return Path(file).write_bytes(response.read())
