"""A small client of the Easel API. Needs Python 3.11 and `pip install cryptography`."""

import base64
import json
import os
import secrets
import time
from http.client import HTTPResponse
from mimetypes import guess_type
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from cryptography.hazmat.primitives.asymmetric.padding import PKCS1v15
from cryptography.hazmat.primitives.asymmetric.rsa import RSAPrivateKey
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import load_pem_private_key

TERMINAL = {"SUCCESS", "FAILED", "CANCELED"}


class EaselError(Exception):
    """A refused request, as its problem document describes it."""

    def __init__(self, response: HTTPResponse | HTTPError) -> None:
        is_json = "json" in response.headers.get_content_type()
        self.problem = json.load(response) if is_json else {}
        self.status = response.status
        self.code = self.problem.get("code", "UNKNOWN")
        again = self.status in {202, 502, 503}  # A gateway may send no document.
        self.retryable = self.problem.get("retryable", again)
        self.retry_after = int(response.headers.get("Retry-After", 0))
        self.request_id = response.headers.get("X-Request-Id")
        detail = self.problem.get("detail", "no details")
        lines = [f"{self.status} {self.code}: {detail} ({self.request_id})"]
        for error in self.problem.get("errors", []):
            lines.append(f"  {error['pointer']}: {error['detail']}")
        super().__init__("\n".join(lines))


class Easel:
    attempts = 4

    def __init__(self, private_key: str | None = None, key_id: str | None = None):
        self.api = os.environ.get("EASEL_API", "http://127.0.0.1:8787")
        self.app_id = os.environ.get("EASEL_APP_ID", "app_sandbox")
        pem = os.environ.get("EASEL_PRIVATE_KEY", "easel-private-key.pem")
        # Reads PKCS#1 and PKCS#8 alike.
        key = load_pem_private_key(Path(private_key or pem).read_bytes(), None)
        if not isinstance(key, RSAPrivateKey):
            raise TypeError("The private key is not an RSA key.")
        self.key = key
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

    def send(self, method: str, path: str, body: bytes, headers: dict) -> tuple:
        """Signs and sends once. Returns the answer and its headers."""
        headers = headers | {"Authorization": self.sign(method, path, body)}
        if body:
            headers["Content-Type"] = "application/json"
        request = Request(self.api + path, body or None, headers, method=method)
        try:
            with urlopen(request, timeout=60) as response:
                if response.status == 202:
                    raise EaselError(response)
                return json.load(response), response.headers
        except HTTPError as error:
            raise EaselError(error) from None

    def request(
        self, method: str, path: str, body: dict | None, headers: dict
    ) -> tuple:
        """Repeating is safe: whatever costs credits carries a requestId."""
        data = b"" if body is None else json.dumps(body).encode()
        attempt = 0
        while True:
            attempt += 1
            try:
                return self.send(method, path, data, headers)
            except EaselError as error:
                if not error.retryable or attempt >= self.attempts:
                    raise
                time.sleep(error.retry_after or 2**attempt)

    def call(
        self,
        method: str,
        path: str,
        body: dict | None = None,
        headers: dict | None = None,
    ) -> dict[str, Any]:
        return self.request(method, path, body, headers or {})[0]

    def wait_for_job(self, job_id: str, timeout: float = 1800) -> dict:
        """Follows a job to its end. A status it does not know is not an end."""
        deadline = time.monotonic() + timeout
        pause = 1
        while time.monotonic() < deadline:
            path = f"/v1/jobs/{job_id}?wait=20"
            answer, headers = self.request("GET", path, None, {})
            if answer["job"]["status"] in TERMINAL:
                return answer["job"]
            pause = min(pause * 2, 30)
            time.sleep(int(headers.get("Retry-After", pause)))
        raise TimeoutError(f"Job {job_id} has not ended within {timeout} seconds.")

    def upload(self, file: str | Path) -> str:
        """Uploads an image and returns its resource id."""
        data = Path(file).read_bytes()
        image = {"contentType": guess_type(file)[0], "contentLength": len(data)}
        place = self.call("POST", "/v1/resource/image", image)
        request = Request(place["putUrl"], data, place["headers"], method="PUT")
        urlopen(request, timeout=60).close()
        return place["resourceId"]

    def download(self, url: str, file: str | Path) -> int:
        """Saves a result image and returns its size in bytes."""
        with urlopen(url, timeout=60) as response:
            return Path(file).write_bytes(response.read())
