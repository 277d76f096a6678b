import json
from pathlib import Path
from uuid import uuid4

from easel import Easel, EaselError

FILE = Path("order.json")  # In a real program, a row of your database.


def save(order: dict) -> None:
    new = FILE.with_suffix(".new")
    new.write_text(json.dumps(order))  # A file that is half written helps nobody.
    new.replace(FILE)


def new_order(text: str) -> dict:
    diffusion = {"sdModel": "600423083519508503", "prompts": [{"text": text}]}
    stages = [
        {"type": "INPUT_INITIALIZE", "inputInitialize": {"count": 1}},
        {"type": "DIFFUSION", "diffusion": diffusion},
    ]
    return {"request": {"requestId": str(uuid4()), "stages": stages}}


def draw(easel: Easel, text: str, target: str) -> None:
    """Can be called again at any time, however far it got."""
    order = json.loads(FILE.read_text()) if FILE.exists() else new_order(text)
    save(order)  # Before it is sent: a requestId that nobody wrote down is lost with the response.
    if "jobId" not in order:
        # For 24 hours the same body with the same requestId is the same job, and costs nothing.
        order["jobId"] = easel.call("POST", "/v1/jobs", order["request"])["job"]["id"]
        save(order)  # From here on the job is read by its id, for 30 days.
    print(f"job {order['jobId']} is on file")
    done = easel.wait_for_job(order["jobId"])
    if done["status"] != "SUCCESS":
        raise SystemExit(f"{done['status']}: {done.get('failedInfo')}")
    size = easel.download(done["successInfo"]["images"][0]["url"], target)
    FILE.unlink()
    print(f"saved {target} ({size} bytes)")


dying = Easel()
dying.attempts = 1  # The client would repeat; here the program dies instead.
try:
    draw(dying, "a tent by a lake", "tent.png")
except EaselError as error:
    if not error.lost:
        raise
    print("no response: nobody knows whether there is a job")
draw(Easel(), "a tent by a lake", "tent.png")  # The next start.
