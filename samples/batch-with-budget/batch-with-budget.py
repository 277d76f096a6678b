import os
import time
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from pathlib import Path

from easel import Easel

prompts = Path("prompts.txt").read_text().splitlines()
budget = float(os.environ.get("BUDGET", 8))
batch = os.environ.get("BATCH", "spring-catalogue")
at_once = 8  # 4 of them run. An app may have 100 open jobs, but your other programs need some.


def stages_for(text: str) -> list:
    diffusion = {"sdModel": "600423083519508503", "prompts": [{"text": text}], "steps": 15}
    return [
        {"type": "INPUT_INITIALIZE", "inputInitialize": {"count": 1}},
        {"type": "DIFFUSION", "diffusion": diffusion},
    ]


easel = Easel()
quote = easel.call("POST", "/v1/jobs/credits", {"stages": stages_for(prompts[0])})
price = quote["credits"]  # The words do not change it.
print(f"{len(prompts)} prompts at {price} credits each, {budget:g} to spend")


def follow(number: int, job: dict) -> tuple[float, bool]:
    done = easel.wait_for_job(job["id"])
    url = done.get("successInfo", {}).get("images", [{}])[0].get("url")
    if url:
        easel.download(url, f"picture-{number}.png")
    # What failed or was blocked comes back.
    return job["credits"] - done["creditsCharged"], bool(url)


left = budget
pictures = failures = 0


def collect(ended: set) -> None:
    global left, pictures, failures
    for refund, drawn in (future.result() for future in ended):
        left = round(left + refund, 1)
        pictures, failures = pictures + drawn, failures + (not drawn)


pool = ThreadPoolExecutor(at_once)
pending: set = set()
number = 0
while number < len(prompts):
    # Too little left is no reason to stop yet: a refund may change that.
    while len(pending) >= at_once or (left < price and pending):
        ended, pending = wait(pending, return_when=FIRST_COMPLETED)
        collect(ended)
    if left < price:
        break
    order = {
        # The same for the same line: a batch started twice within a day orders nothing twice.
        "requestId": f"{batch}-{number + 1}",
        "stages": stages_for(prompts[number]),
        "maxCredits": price,
    }
    number += 1
    job = easel.call("POST", "/v1/jobs", order)["job"]
    left = round(left - job["credits"], 1)
    pending.add(pool.submit(follow, number, job))
    time.sleep(0.3)  # The limit is 5 requests a second. If it is met, the client waits by itself.
collect(wait(pending).done)
print(f"{pictures} pictures, {failures} failures, {budget - left:g} credits spent")
print(f"{len(prompts) - number} prompts left")
