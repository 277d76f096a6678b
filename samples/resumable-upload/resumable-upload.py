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


def put(place: dict, data: bytes) -> int:
    """The status, or 0 without a response. The bytes may have arrived all the same."""
    request = Request(place["putUrl"], data, place["headers"], method="PUT")
    try:
        with urlopen(request, timeout=60) as response:
            return response.status
    except HTTPError as error:
        return error.code
    except OSError:
        return 0


def upload(file: Path) -> str:
    """What has been achieved is on file, so that it can be called again after a crash."""
    data = file.read_bytes()
    digest = hashlib.sha256(data).hexdigest()
    memory = file.with_suffix(".upload.json")
    place = json.loads(memory.read_text()) if memory.exists() else {}
    if place.get("contentSha256") != digest:
        place = {}  # The file is another one by now.

    attempt = 0
    while not place.get("done"):
        attempt += 1
        if not place or datetime.fromisoformat(place["expireAt"]) <= datetime.now(timezone.utc):
            # With the digest, storage refuses a file that was damaged on its way.
            asked = {"contentType": "image/png", "contentSha256": digest}
            place = easel.call("POST", "/v1/resource/image", asked) | {"contentSha256": digest}
            memory.write_text(json.dumps(place))
        status = put(place, data)
        if status == 200:
            place["done"] = True
        elif attempt == 5:
            raise SystemExit(f"{file} did not arrive: {status}")
        elif status == 403:
            # It has expired, or holds a file already: which of the two, storage need not say.
            print("403: this address takes nothing more, asking for another")
            place = {}
        else:
            print("no response, trying again")
            time.sleep(random.uniform(0, 2**attempt))
    memory.write_text(json.dumps(place))
    return place["resourceId"]


photo = Path("photo.png")
first = upload(photo)
print(f"photo.png is resource {first}")
print(f"the second time nothing is sent: {str(first == upload(photo)).lower()}")
