from pathlib import Path
from secrets import token_hex
from urllib.request import Request, urlopen
from uuid import uuid4

from easel import Easel

easel = Easel()
# region server
# On your server: the key stays here, and the browser gets credentials for one image.
sts = easel.call("POST", "/v1/resource/image/sts", {"expireSec": 300})
print(f"credentials for image {sts['resourceId']}, at most {sts['maxBytes']} bytes")
# endregion
# region browser
# In the browser: no key, no signing, just a form. The file comes last.
photo = Path("photo.png").read_bytes()
fields = {
    "key": sts["filePath"],
    "OSSAccessKeyId": sts["accessId"],
    "policy": sts["policy"],
    "Signature": sts["signature"],
    "x-oss-security-token": sts["securityToken"],
    "callback": sts["callback"],
    "success_action_status": "200",
}
boundary = token_hex(16)
part = f"--{boundary}\r\nContent-Disposition: form-data; name="
body = "".join(f'{part}"{name}"\r\n\r\n{value}\r\n' for name, value in fields.items())
body += f'{part}"file"; filename="photo.png"\r\nContent-Type: image/png\r\n\r\n'
form = body.encode() + photo + f"\r\n--{boundary}--\r\n".encode()
headers = {"Content-Type": f"multipart/form-data; boundary={boundary}"}
with urlopen(Request(sts["host"], form, headers)) as response:
    print(f"upload: {response.status}")
# endregion
# region use
# On your server again: the browser only needs to say that it is done.
request = {
    "requestId": str(uuid4()),
    "imageResourceId": sts["resourceId"],
    "maxTags": 3,
}
print(easel.call("POST", "/v1/img2prompt", request)["text"])
# endregion
