from uuid import uuid4

from easel import Easel

PROMPTS = [
    "a gingerbread house, studio light",
    "a blue house in the snow at night",
    "a stone house in a forest, autumn, oil painting",
]

easel = Easel()
request = {
    "requestId": str(uuid4()),
    "imageResourceId": easel.upload("photo.png"),
    "preprocessor": "canny",
    # Lines that are missing come back with lower thresholds; noise goes with higher ones.
    "preprocessorParams": {"lowThreshold": 16, "highThreshold": 48},
}
detected = easel.call("POST", "/v1/controlnet/detect", request)
outline, model = detected["image"], detected["recommendedModels"][0]
print(f"outline {outline['id']} for {model}")
# Look at it before you pay for anything: what is missing here is missing in every picture.
easel.download(outline["url"], "outline.png")

control = {
    "inputImageResourceId": outline["id"],
    "preprocessor": "none",  # It is a control image already. With canny its edges would get edges.
    "model": model,
    "weight": 1,
}


def create(text: str) -> str:
    diffusion = {
        "sdModel": "600423083519508503",
        "prompts": [{"text": text}],
        "width": 512,
        "height": 512,
        "steps": 20,
        "controlnet": {"args": [control]},
    }
    request = {
        "requestId": str(uuid4()),
        "stages": [
            {"type": "INPUT_INITIALIZE", "inputInitialize": {"seed": "5"}},
            {"type": "DIFFUSION", "diffusion": diffusion},
        ],
    }
    return easel.call("POST", "/v1/jobs", request)["job"]["id"]


for number, job_id in enumerate([create(text) for text in PROMPTS], 1):
    image = easel.wait_for_job(job_id)["successInfo"]["images"][0]
    file = f"outline-{number}.png"
    print(f"{file}: {easel.download(image['url'], file)} bytes")
