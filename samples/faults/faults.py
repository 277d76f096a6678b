import sys
from threading import Thread

from easel import Easel, EaselError, verify_webhook


def work(name, operation, api, seconds, *rest):
    if operation == "webhook":
        secret, *given, body = rest
        names = ["webhook-id", "webhook-timestamp", "webhook-signature"]
        return verify_webhook(secret, dict(zip(names, given)), body.encode())["type"]
    token = "sbx_token" if operation == "token" else None
    easel = Easel(api=api, token=token, app_id="app_faults")
    easel.timeout = easel.transfer_timeout = float(seconds)
    easel.attempts = 3
    easel.max_pause = 1
    if operation == "create":
        return easel.call("POST", "/v1/jobs", {"requestId": "r-1"})["job"]["id"]
    if operation == "quote":
        return easel.call("POST", "/v1/jobs/credits", {"stages": []})["job"]["id"]
    if operation == "wait":
        return easel.wait_for_job("1", float(seconds))["id"]
    if operation == "upload":
        return easel.upload("photo.png")
    if operation == "download":
        return easel.download(f"{easel.api}/file", f"{name}.png")
    return easel.call("GET", "/v1/jobs/1")["job"]["id"]


def run(fields):
    name = fields[0]
    try:
        result = [name, "ok", work(*fields)]
    except EaselError as error:
        result = [name, "error", error.status, error.code, error.request_id, error]
    except Exception as error:
        result = [name, "masked", repr(error)]
    texts = ["" if field is None else " ".join(str(field).split()) for field in result]
    sys.stdout.write("\t".join(texts) + "\n")
    sys.stdout.flush()


for line in sys.stdin:
    Thread(target=run, args=[line.rstrip("\n").split("\t")]).start()
