from itertools import product
from pathlib import Path
from uuid import uuid4

from easel import Easel

STEPS, CFG_SCALES = [10, 20, 30], [4, 9]


def stages_for(**settings: float) -> list:
    diffusion = {
        "sdModel": "600423083519508503",
        "prompts": [{"text": "a hot-air balloon over a desert, morning"}],
        "width": 512,
        "height": 512,
        **settings,
    }
    return [
        # One seed for all: with another one, nobody can tell what a setting has done.
        {"type": "INPUT_INITIALIZE", "inputInitialize": {"seed": "42"}},
        {"type": "DIFFUSION", "diffusion": diffusion},
    ]


easel = Easel()
cells = list(product(STEPS, CFG_SCALES))
total = 0.0
for steps in STEPS:  # Only the steps change the price.
    quote = easel.call("POST", "/v1/jobs/credits", {"stages": stages_for(steps=steps)})
    total += quote["credits"] * len(CFG_SCALES)
print(f"{len(cells)} pictures for {total:.1f} credits")

jobs = []
for steps, scale in cells:
    order = {"requestId": str(uuid4()), "stages": stages_for(steps=steps, cfgScale=scale)}
    jobs.append(easel.call("POST", "/v1/jobs", order)["job"]["id"])

figures = []
for (steps, scale), job_id in zip(cells, jobs):
    file = f"s{steps}-c{scale}.png"
    done = easel.wait_for_job(job_id)
    easel.download(done["successInfo"]["images"][0]["url"], file)
    caption = f"{steps} steps, cfgScale {scale}: {done['creditsCharged']} credits"
    image = f'<img src="{file}" alt="" />'
    figures.append(f"<figure>{image}<figcaption>{caption}</figcaption></figure>")
columns = f"grid-template-columns: repeat({len(CFG_SCALES)}, auto)"
style = f"<style>body {{ display: grid; {columns} }}</style>"
Path("grid.html").write_text("\n".join(["<!doctype html>", style, *figures, ""]))
print(f"grid.html: steps {str(STEPS)[1:-1]} by cfgScale {str(CFG_SCALES)[1:-1]}")
