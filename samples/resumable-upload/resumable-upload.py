import hashlib
import json
import random
import time
from datetime import datetime, timezone
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from easel import Easel

easel = Easel()
DAY = 24 * 3600


def put(place: dict, data: bytes) -> int:
    """The status, or 0 without a response, although the bytes may have arrived."""
    request = Request(place["putUrl"], data, place["headers"], method="PUT")
    try:
        with urlopen(request, timeout=60) as response:
            return response.status
    except HTTPError as error:
        return error.code
    except OSError:
        return 0


def save(memory: Path, place: dict) -> None:
    new = memory.with_suffix(".new")
    new.write_text(json.dumps(place))  # A crash here leaves the old file intact.
    new.replace(memory)


def upload(file: Path) -> str:
    """Returns the resource ID. Saves its progress, so that it can be called again after a crash."""
    data = file.read_bytes()
    digest = hashlib.sha256(data).hexdigest()
    memory = file.with_suffix(".upload.json")
    place = json.loads(memory.read_text()) if memory.exists() else {}
    if place.get("contentSha256") != digest:
        place = {}  # The file has changed since.
    if time.time() > place.get("startedAt", 0) + 6 * DAY:
        place = {}  # Uploads are kept for 7 days.

    attempt = 0
    while not place.get("done"):
        attempt += 1
        if not place or datetime.fromisoformat(place["expireAt"]) <= datetime.now(timezone.utc):
            # With the digest, storage refuses a file that was damaged on the way.
            asked = {"contentType": "image/png", "contentSha256": digest}
            place = easel.call("POST", "/v1/resource/image", asked)
            place |= {"contentSha256": digest, "startedAt": time.time()}
            save(memory, place)
        status = put(place, data)
        if status == 200:
            place["done"] = True
        elif attempt == 5:
            raise SystemExit(f"{file} did not arrive: {status}")
        elif status == 403:
            # It has expired or was used already; storage does not promise to say which.
            print("403: URL expired or already used, requesting a new one")
            place = {}
        else:
            print("no response, trying again")
            time.sleep(random.uniform(0, 2**attempt))
    save(memory, place)
    return place["resourceId"]


photo = Path("photo.png")
first = upload(photo)
print(f"photo.png is resource {first}")
print(f"nothing is sent the second time: {str(first == upload(photo)).lower()}")
