"""Signs and judges the vectors with the `cryptography` package. Reads and prints tab-separated lines; see README.md."""

import base64
import hashlib
import re
import sys

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import padding

ID = r"[A-Za-z0-9_-]{1,64}"
FORMS = {
    "app_id": ID,
    "key_id": ID,
    "nonce_str": r"[A-Za-z0-9_-]{16,64}",
    "timestamp": r"[1-9][0-9]{0,14}",
    "signature": r"[A-Za-z0-9+/=]+",
}


def decode(field):
    return b"" if field == "-" else base64.b64decode(field)


def strict_base64(text):
    try:
        raw = base64.b64decode(text, validate=True)
    except ValueError:
        return None
    return raw if base64.b64encode(raw).decode() == text else None


def parse(header):
    scheme, _, rest = header.partition(" ")
    if scheme.upper() != "EASEL-SHA256-RSA":
        return None
    params = {}
    for pair in rest.split(","):
        name, _, value = pair.partition("=")
        if name not in FORMS or name in params or not re.fullmatch(FORMS[name], value):
            return None
        params[name] = value
    if any(name not in params for name in FORMS if name != "key_id"):
        return None
    return params


def string_to_sign(method, path, timestamp, nonce, body):
    return "\n".join([method, path, timestamp, nonce, ""]).encode() + body


def sign(pem_file, message):
    with open(pem_file, "rb") as file:
        key = serialization.load_pem_private_key(file.read(), None)
    return base64.b64encode(key.sign(message, padding.PKCS1v15(), hashes.SHA256())).decode()


def verifies(pem_file, signature, message):
    with open(pem_file, "rb") as file:
        key = serialization.load_pem_public_key(file.read())
    try:
        key.verify(signature, message, padding.PKCS1v15(), hashes.SHA256())
        return True
    except InvalidSignature:
        return False


def judge(method, path, body, header, now, seen, apps):
    params = parse(header)
    signature = params and strict_base64(params["signature"])
    if not signature:
        return "SIGN_ERROR"
    if abs(int(params["timestamp"]) - int(now)) > 300:
        return "TIMESTAMP_SKEW"
    message = string_to_sign(method, path, params["timestamp"], params["nonce_str"], body)
    for app_id, key_id, pem_file in apps:
        if app_id != params["app_id"] or params.get("key_id", key_id) != key_id:
            continue
        if verifies(pem_file, signature, message):
            used = f"{params['app_id']}:{params['nonce_str']}" in seen.split(",")
            return "NONCE_REUSED" if used else "ok"
    return "SIGN_ERROR"


def main(cases_file, apps_file, keys):
    with open(apps_file, encoding="utf-8") as file:
        apps = [line.rstrip("\n").split("\t") for line in file]
    with open(cases_file, encoding="utf-8") as file:
        cases = [line.rstrip("\n").split("\t") for line in file]
    for name, method, path, body, timestamp, nonce, key, header, now, seen in cases:
        message = string_to_sign(method, path, timestamp, nonce, decode(body))
        print(
            name,
            hashlib.sha256(message).hexdigest(),
            sign(f"{keys}/{key}.pkcs8.pem", message),
            sign(f"{keys}/{key}.pkcs1.pem", message),
            judge(method, path, decode(body), decode(header).decode(), now, seen, apps),
            sep="\t",
        )


main(*sys.argv[1:])
