from pathlib import Path
from secrets import token_hex
from urllib.request import Request, urlopen

from easel import Easel

easel = Easel()
sts = easel.call("POST", "/v1/resource/image/sts", {"expireSec": 300})

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
# Storage reads nothing that comes after the file.
body += f'{part}"file"; filename="photo.png"\r\nContent-Type: image/png\r\n\r\n'
form = body.encode() + photo + f"\r\n--{boundary}--\r\n".encode()
headers = {"Content-Type": f"multipart/form-data; boundary={boundary}"}
urlopen(Request(sts["host"], form, headers)).close()
print(f"resource {sts['resourceId']} uploaded ({len(photo)} bytes)")
