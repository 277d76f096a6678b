import base64
import hashlib
import json
import os
import secrets
import time
from pathlib import Path
from urllib.request import Request, urlopen

from cryptography.hazmat.primitives.asymmetric.padding import PKCS1v15
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import load_pem_private_key

api = os.environ.get("EASEL_API", "http://127.0.0.1:8787")
app_id = os.environ.get("EASEL_APP_ID", "app_sandbox")
pem = Path(os.environ.get("EASEL_PRIVATE_KEY", "easel-private-key.pem")).read_bytes()

# region string
method = "POST"
path = "/v1/jobs/credits"
timestamp = int(time.time())
nonce = secrets.token_hex(16)
prompts = [{"text": "灯塔, a lighthouse"}]
stages = [
    {"type": "INPUT_INITIALIZE", "inputInitialize": {"count": 1}},
    {
        "type": "DIFFUSION",
        "diffusion": {"sdModel": "600423083519508503", "prompts": prompts},
    },
]
body = json.dumps({"stages": stages}, ensure_ascii=False).encode()
string_to_sign = f"{method}\n{path}\n{timestamp}\n{nonce}\n".encode() + body
print(f"sha256 {hashlib.sha256(string_to_sign).hexdigest()}")
# endregion
# region sign
key = load_pem_private_key(pem, password=None)
signature = base64.b64encode(key.sign(string_to_sign, PKCS1v15(), SHA256())).decode()
authorization = (
    f"EASEL-SHA256-RSA app_id={app_id},nonce_str={nonce}"
    f",timestamp={timestamp},signature={signature}"
)
# endregion
# region send
headers = {"Authorization": authorization, "Content-Type": "application/json"}
with urlopen(Request(api + path, body, headers, method=method)) as response:
    credits = json.load(response)["credits"]
    print(f"{response.status}, {credits} credits")
# endregion
