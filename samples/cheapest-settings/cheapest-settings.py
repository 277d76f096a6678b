from uuid import uuid4

from easel import Easel

MOST_CREDITS = 1
# From the best to the cheapest. Size costs nothing here; the family and every 5 steps do.
CHOICES = [
    ("FLUX", "891235467812345601", 28),
    ("FLUX", "891235467812345601", 20),
    ("SDXL", "757279507095956705", 30),
    ("SDXL", "757279507095956705", 25),
    ("SD1.5", "600423083519508503", 20),
]


def stages_of(model: str, steps: int) -> list:
    diffusion = {"sdModel": model, "steps": steps, "prompts": [{"text": "an owl on a branch"}]}
    return [
        {"type": "INPUT_INITIALIZE", "inputInitialize": {"count": 1}},
        {"type": "DIFFUSION", "diffusion": diffusion},
    ]


easel = Easel()
for name, model, steps in CHOICES:
    stages = stages_of(model, steps)
    credits = easel.call("POST", "/v1/jobs/credits", {"stages": stages})["credits"]
    fits = credits <= MOST_CREDITS
    print(f"{name}, {steps} steps: {credits:.1f} credits, {'taken' if fits else 'too much'}")
    if fits:
        break
else:
    raise SystemExit(f"Nothing costs {MOST_CREDITS} credits or less.")

# Should the quote no longer hold, the job is refused: an error and not a bill.
order = {"requestId": str(uuid4()), "stages": stages, "maxCredits": MOST_CREDITS}
job = easel.call("POST", "/v1/jobs", order)["job"]
done = easel.wait_for_job(job["id"])
size = easel.download(done["successInfo"]["images"][0]["url"], "owl.png")
print(f"{done['status']}, saved owl.png ({size} bytes)")
