from pathlib import Path
from urllib.request import Request, urlopen

from easel import Easel

easel = Easel()
photo = Path("photo.png").read_bytes()
declared = {"contentType": "image/png", "contentLength": len(photo), "expireSec": 600}
upload = easel.call("POST", "/v1/resource/image", declared)

# The address is signed already: send exactly the given headers, and no Authorization.
method, headers = upload["method"], upload["headers"]
urlopen(Request(upload["putUrl"], photo, headers, method=method)).close()
print(f"resource {upload['resourceId']} uploaded ({len(photo)} bytes)")
