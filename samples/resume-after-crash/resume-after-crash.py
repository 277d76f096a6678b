import json
from pathlib import Path
from uuid import uuid4

from easel import Easel, EaselError

FILE = Path("order.json")  # In a real program, a row in your database.


def save(order: dict) -> None:
    new = FILE.with_suffix(".new")
    new.write_text(json.dumps(order))  # A crash here leaves the old file intact.
    new.replace(FILE)


def new_order(text: str) -> dict:
    diffusion = {"sdModel": "600423083519508503", "prompts": [{"text": text}]}
    stages = [
        {"type": "INPUT_INITIALIZE", "inputInitialize": {"count": 1}},
        {"type": "DIFFUSION", "diffusion": diffusion},
    ]
    return {"request": {"requestId": str(uuid4()), "stages": stages}}


def draw(easel: Easel, text: str, target: str) -> None:
    """Can be called again at any time: it carries on from what is saved."""
    order = json.loads(FILE.read_text()) if FILE.exists() else new_order(text)
    if order.get("done"):
        print(f"{target} was saved before")
        return
    save(order)  # Before it is sent: otherwise a lost response would take the requestId with it.
    if "jobId" not in order:
        # For 24 hours, the same body and requestId return the same job, charged once.
        order["jobId"] = easel.call("POST", "/v1/jobs", order["request"])["job"]["id"]
        save(order)  # From here on, the job is read by its ID, for 30 days.
    print(f"job {order['jobId']} is known")
    done = easel.wait_for_job(order["jobId"])
    if done["status"] != "SUCCESS":
        failed = done.get("failedInfo", {})
        # This job stays as it is. Another attempt is a new order, with a new requestId.
        if failed.get("code") == "TRANSITORY_ERROR":
            FILE.unlink()
        raise SystemExit(f"{done['status']}: {failed.get('reason')}")
    size = easel.download(done["successInfo"]["images"][0]["url"], target)
    save(order | {"done": True})
    print(f"saved {target} ({size} bytes)")


crashing = Easel()
crashing.attempts = 1  # No retry, as if the program crashed here.
try:
    draw(crashing, "a tent by a lake", "tent.png")
except EaselError as error:
    if not error.lost:
        raise
    print("no response: nobody knows whether there is a job")
draw(Easel(), "a tent by a lake", "tent.png")  # The next start.
