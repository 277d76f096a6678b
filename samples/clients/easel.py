"""easel.py 1.0.0, a client of the Easel API.

Needs Python 3.11 or newer and `pip install cryptography`.
"""

import base64
import hashlib
import hmac
import json
import os
import random
import re
import secrets
import socket
import ssl
import time
from email.utils import parsedate_to_datetime
from http.client import (
    HTTPConnection,
    HTTPException,
    HTTPMessage,
    HTTPResponse,
    HTTPSConnection,
)
from pathlib import Path
from threading import Timer
from typing import Any, BinaryIO, Callable, Mapping, TypeVar
from urllib.parse import SplitResult, quote, unquote, urlsplit
from urllib.request import getproxies, proxy_bypass

from cryptography.hazmat.primitives.asymmetric.padding import PKCS1v15
from cryptography.hazmat.primitives.asymmetric.rsa import RSAPrivateKey
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import load_pem_private_key

TERMINAL = {"SUCCESS", "FAILED", "CANCELED"}
Json = dict[str, Any]
T = TypeVar("T")


class EaselError(Exception):
    """A refused request or one without a response; status and code are None if there were none."""

    def __init__(
        self,
        message: str,
        response: HTTPResponse | None = None,
        problem: Json | None = None,
        lost: bool = False,
    ) -> None:
        headers = response.headers if response else HTTPMessage()
        self.problem = problem or {}
        self.status = response.status if response else None
        self.code: str | None = self.problem.get("code")
        self.request_id: str | None = self.problem.get("traceId") or headers["X-Request-Id"]
        self.lost = lost
        says = self.problem.get("retryable")
        by_status = self.status in {202, 429, 502, 503, 504}
        self.retryable = says if isinstance(says, bool) else by_status
        self.retry_after = read_retry_after(headers["Retry-After"] or "")
        head = " ".join(str(part) for part in (self.status, self.code) if part)
        end = f" ({self.request_id})" if self.request_id else ""
        detail = self.problem.get("detail", message)
        lines = [f"{head}: {detail}{end}" if head else detail]
        fields = self.problem.get("errors")
        for field in fields if isinstance(fields, list) else []:
            if isinstance(field, dict):
                lines.append(f"  {field.get('pointer')}: {field.get('detail')}")
        super().__init__("\n".join(lines))


def read_retry_after(value: str) -> float:
    """Seconds, from seconds or a date; 0 if it is missing or past."""
    if re.fullmatch("[0-9]{1,9}", value):
        return int(value)
    try:
        return max(0, parsedate_to_datetime(value).timestamp() - time.time())
    except (ValueError, OverflowError):
        return 0


class Easel:
    attempts = 4
    # Seconds: to connect, for one response (above `wait`), for one file, the longest pause.
    connect_timeout: float = 10
    timeout: float = 60
    transfer_timeout: float = 300
    max_pause: float = 30

    def __init__(
        self,
        private_key: str | None = None,
        key_id: str | None = None,
        api: str | None = None,
        token: str | None = None,
        app_id: str | None = None,
    ) -> None:
        address = api if api else os.environ.get("EASEL_API", "http://127.0.0.1:8787")
        self.api = address.rstrip("/")
        self.app_id = app_id or os.environ.get("EASEL_APP_ID", "app_sandbox")
        self.key_id = key_id
        self.token = token or os.environ.get("EASEL_TOKEN")
        if self.token:
            return
        pem = os.environ.get("EASEL_PRIVATE_KEY", "easel-private-key.pem")
        # Reads PKCS#1 and PKCS#8 alike.
        key = load_pem_private_key(Path(private_key or pem).read_bytes(), None)
        if not isinstance(key, RSAPrivateKey):
            raise TypeError("The private key is not an RSA key.")
        self.key = key

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

    def call(
        self,
        method: str,
        path: str,
        body: Json | None = None,
        headers: dict[str, str] | None = None,
    ) -> Json:
        """Sends a request and returns its JSON.

        After a lost response, the request is repeated only where that does nothing twice.
        """
        data = b"" if body is None else json.dumps(body).encode()
        safe = method in {"GET", "DELETE"} or bool(body and body.get("requestId"))

        def attempt() -> Json:
            signed = f"Bearer {self.token}" if self.token else self.sign(method, path, data)
            own = {"Authorization": signed}
            if data:
                own["Content-Type"] = "application/json"
            with Exchange(self, self.timeout) as exchange:
                response = exchange.send(method, self.api + path, own | (headers or {}), data)
                text = exchange.read()
            result = read_object(text)
            if response.status == 200 and result is not None:
                return result
            raise refusal(response, text)

        return self.repeat(safe, attempt)

    def wait_for_job(self, job_id: str, timeout: float = 3600) -> Json:
        """Polls at once after a change, otherwise after a pause.

        A status it does not know is not an end.
        """
        deadline = time.monotonic() + timeout
        status = None
        pause = 2
        while time.monotonic() < deadline:
            found = self.call("GET", f"/v1/jobs/{quote(job_id, safe='')}?wait=20").get("job")
            job: Json = found if isinstance(found, dict) else {}
            now = job.get("status")
            if now in TERMINAL:
                return job
            if now != status:
                pause = 2
            else:
                time.sleep(min(pause, self.max_pause))
                pause *= 2
            status = now
        raise EaselError(f"Job {job_id} is still {status} after {timeout} s.")

    def upload(self, file: str | Path) -> str:
        """Uploads an image and returns its resource id."""
        size = Path(file).stat().st_size
        with open(file, "rb") as image:
            declared = {"contentType": image_type(image.read(12)), "contentLength": size}
        place = self.call("POST", "/v1/resource/image", declared)

        def attempt() -> None:
            # The address is signed already and takes no Authorization.
            headers = place["headers"] | {"Content-Length": str(size)}
            with Exchange(self, self.transfer_timeout) as exchange, open(file, "rb") as image:
                response = exchange.send("PUT", place["putUrl"], headers, image)
                text = exchange.read()
            if not 200 <= response.status < 300:
                raise refusal(response, text)

        self.repeat(True, attempt)
        return str(place["resourceId"])

    def download(self, url: str, file: str | Path) -> int:
        """Saves a result image and returns its size. The file appears when it is whole."""
        part = Path(f"{file}.part")

        def attempt() -> int:
            with Exchange(self, self.transfer_timeout) as exchange:
                response = exchange.send("GET", url, {})
                if response.status != 200:
                    raise refusal(response, exchange.read())
                try:
                    with open(part, "wb") as output:
                        exchange.save(output)
                except EaselError:
                    part.unlink()
                    raise
            part.replace(file)
            return Path(file).stat().st_size

        return self.repeat(True, attempt)

    def repeat(self, safe: bool, attempt: Callable[[], T]) -> T:
        """Pauses as Retry-After says, or else for a random part of 1, 2, 4 … seconds.

        No pause is longer than max_pause.
        """
        count = 1
        while True:
            try:
                return attempt()
            except EaselError as error:
                again = error.retryable or (error.lost and safe)
                if not again or count >= self.attempts:
                    raise
                most = min(2 ** (count - 1), self.max_pause)
                pause = error.retry_after or random.uniform(0, most)
            time.sleep(min(pause, self.max_pause))
            count += 1


class Exchange:
    """One request and its response within a time. It follows no redirect: that would leak a key."""

    wire: socket.socket | None = None
    connection: HTTPConnection | None = None

    def __init__(self, easel: Easel, seconds: float) -> None:
        self.easel = easel
        self.seconds = seconds

    def __enter__(self) -> "Exchange":
        self.timer = Timer(self.seconds, self.cut)
        self.timer.daemon = True
        return self

    def __exit__(self, *_: object) -> None:
        self.timer.cancel()
        for one in (self.wire, self.connection):
            if one:
                one.close()

    def cut(self) -> None:
        """Wakes up whoever waits for the network, also if a byte comes now and then."""
        try:
            if self.wire:
                self.wire.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass  # It has ended by itself.

    def send(
        self, method: str, url: str, headers: dict[str, str], body: bytes | BinaryIO = b""
    ) -> HTTPResponse:
        to = urlsplit(url)
        target = (to.path or "/") + (f"?{to.query}" if to.query else "")
        own = {"User-Agent": "easel-python/1.0.0"} | headers
        try:
            proxy = find_proxy(to)
            if proxy and to.scheme == "http":
                target = f"http://{to.netloc}{target}"
                own |= proxy_authorization(proxy)
            self.connection = connection = self.connect(to, proxy)
            connection.request(method, target, body or None, own)
            self.response = connection.getresponse()
        except (OSError, HTTPException) as error:
            raise EaselError(str(error) or type(error).__name__, lost=True) from error
        return self.response

    def connect(self, to: SplitResult, proxy: SplitResult | None) -> HTTPConnection:
        host = to.hostname or ""
        tls = ssl.create_default_context() if to.scheme == "https" else None
        connection = HTTPConnection(host, to.port)
        if tls:
            connection = HTTPSConnection(host, to.port, context=tls)
        at = (proxy.hostname, proxy.port or 80) if proxy else (host, connection.port)
        wire = self.wire = socket.create_connection(at, self.easel.connect_timeout)
        self.timer.start()
        if tls:
            if proxy:
                name = f"[{host}]" if ":" in host else host
                open_tunnel(wire, f"{name}:{connection.port}", proxy)
            secured = tls.wrap_socket(wire, server_hostname=host, do_handshake_on_connect=False)
            wire = self.wire = secured
            secured.do_handshake()
        wire.settimeout(self.seconds)
        connection.sock = wire
        return connection

    def read(self) -> bytes:
        """What has arrived, even if the rest has not."""
        try:
            return self.response.read()
        except (OSError, HTTPException):
            return b""

    def save(self, output: BinaryIO) -> None:
        length = self.response.length
        size = 0
        while True:
            try:
                chunk = self.response.read(65536)
            except (OSError, HTTPException):
                raise EaselError("the download is incomplete", self.response, lost=True) from None
            if not chunk:
                break
            size += output.write(chunk)
        # A connection that is cut looks like an end.
        if length is not None and size < length:
            raise EaselError(f"{size} of {length} bytes arrived", self.response, lost=True)


def find_proxy(to: SplitResult) -> SplitResult | None:
    """What HTTPS_PROXY or HTTP_PROXY names, unless NO_PROXY names the host."""
    address = getproxies().get(to.scheme)
    if not address or proxy_bypass(to.netloc):
        return None
    proxy = urlsplit(address if "://" in address else f"http://{address}")
    if proxy.scheme != "http" or not proxy.hostname:
        raise OSError(f"the proxy for {to.scheme} is not an http:// address")
    return proxy


def open_tunnel(wire: socket.socket, target: str, proxy: SplitResult) -> None:
    """The proxy learns host and port, and nothing of what is said there."""
    lines = {"Host": target} | proxy_authorization(proxy)
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    wire.sendall(f"CONNECT {target} HTTP/1.1\r\n{head}\r\n".encode())
    response = HTTPResponse(wire, method="CONNECT")
    response.begin()
    if not 200 <= response.status < 300:
        raise OSError(f"the proxy opens no tunnel: {response.status} {response.reason}")


def proxy_authorization(proxy: SplitResult) -> dict[str, str]:
    if proxy.username is None:
        return {}
    pair = f"{unquote(proxy.username)}:{unquote(proxy.password or '')}"
    return {"Proxy-Authorization": "Basic " + base64.b64encode(pair.encode()).decode()}


def refusal(response: HTTPResponse, text: bytes) -> EaselError:
    """A gateway in between may send a web page, half a response or nothing."""
    unreadable = response.status == 200
    detail = text[:200].decode(errors="replace").strip() or response.reason or "empty response"
    message = f"the response is not JSON: {detail}" if unreadable else detail
    return EaselError(message, response, read_object(text), lost=unreadable)


def read_object(text: bytes) -> Json | None:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) else None


def image_type(start: bytes) -> str:
    if start.startswith(b"\x89PNG"):
        return "image/png"
    if start.startswith(b"\xff\xd8\xff"):
        return "image/jpeg"
    if start.startswith(b"RIFF") and start.endswith(b"WEBP"):
        return "image/webp"
    return "application/octet-stream"


def verify_webhook(secret: str, headers: Mapping[str, str], body: bytes) -> Json:
    """Verifies a webhook as Standard Webhooks say and returns its event.

    `body` is what arrived, byte by byte.
    """
    given = {name.lower(): value for name, value in headers.items()}
    event_id, moment = given.get("webhook-id"), given.get("webhook-timestamp", "")
    if not event_id or not re.fullmatch("[0-9]{1,12}", moment):
        raise EaselError("webhook without id or time")
    if abs(time.time() - int(moment)) > 300:
        raise EaselError("webhook timestamp too far off")
    key = base64.b64decode(secret.removeprefix("whsec_"))
    if not key:  # With no secret anyone could sign.
        raise EaselError("no webhook secret")
    signed = f"{event_id}.{moment}.".encode() + body
    digest = hmac.new(key, signed, hashlib.sha256).digest()
    expected = b"v1," + base64.b64encode(digest)
    signatures = given.get("webhook-signature", "").encode().split(b" ")
    if not any(hmac.compare_digest(one, expected) for one in signatures):
        raise EaselError("webhook with a wrong signature")
    event: Json = json.loads(body)
    return event
