from uuid import uuid4

from easel import Easel, EaselError

WISH = "a house by a lake, watercolour"

easel = Easel()
resource_id = easel.upload("photo.png")


def describe(**how: object) -> str:
    request = {"requestId": str(uuid4()), "imageResourceId": resource_id, **how}
    return easel.call("POST", "/v1/img2prompt", request)["text"]


try:
    text = describe(mode="TAGS", maxTags=4)
except EaselError as error:
    # No tag reaches the threshold. A caption always says something.
    if error.code != "NOTHING_DETECTED":
        raise
    text = describe(mode="CAPTION")
print(text)

diffusion = {
    "sdModel": "600423083519508503",
    # The wish first: tags that are wrong must not outweigh it.
    "prompts": [{"text": WISH, "weight": 1.2}, {"text": text}],
    "width": 512,
    "height": 512,
    "steps": 20,
}
request = {
    "requestId": str(uuid4()),
    "stages": [
        {"type": "INPUT_INITIALIZE", "inputInitialize": {"seed": "100", "count": 4}},
        {"type": "DIFFUSION", "diffusion": diffusion},
    ],
}
job = easel.call("POST", "/v1/jobs", request)["job"]
done = easel.wait_for_job(job["id"])
print(f"{done['status']}, credits charged: {done['creditsCharged']}")
for number, image in enumerate(done["successInfo"]["images"], 1):
    file = f"variation-{number}.png"
    size = easel.download(image["url"], file)
    # To draw one of them again, larger or with more steps, send its own seed with count 1.
    print(f"{file}: {size} bytes, seed {image['seed']}")
