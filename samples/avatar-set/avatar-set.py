from uuid import uuid4

from easel import Easel

STYLES = ["flat poster", "watercolour", "pixel art", "pencil sketch"]
SEED = "7"  # Not "-1" or "0": these choose another one for every job.

easel = Easel()


def create(style: str) -> str:
    diffusion = {
        "sdModel": "600423083519508503",
        # Who it is comes first and never changes; the style comes last.
        "prompts": [{"text": "portrait of a woman with a red hat"}, {"text": style}],
        "width": 512,
        "height": 512,
        "steps": 15,
    }
    request = {
        "requestId": str(uuid4()),
        "metadata": {"style": style},
        "stages": [
            {"type": "INPUT_INITIALIZE", "inputInitialize": {"seed": SEED}},
            {"type": "DIFFUSION", "diffusion": diffusion},
        ],
    }
    return easel.call("POST", "/v1/jobs", request)["job"]["id"]


# Four jobs of an app run at the same time, so all are created before the first is waited for.
total = 0.0
for job_id in [create(style) for style in STYLES]:
    done = easel.wait_for_job(job_id)
    file = f"avatar-{done['metadata']['style'].replace(' ', '-')}.png"
    image = done["successInfo"]["images"][0]
    print(f"{file}: {easel.download(image['url'], file)} bytes, seed {image['seed']}")
    total += done["creditsCharged"]
print(f"{total:.1f} credits in all")
