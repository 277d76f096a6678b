from uuid import uuid4

from easel import Easel

easel = Easel()
diffusion = {
    "sdModel": "600423083519508503",
    "prompts": [{"text": "portrait of a beekeeper, soft light"}],
    "width": 512,
    "height": 768,
    "steps": 20,
}
upscaler = {
    "hrUpscaler": "4x-UltraSharp",
    "hrScale": 2,
    "hrSecondPassSteps": 10,
    "denoisingStrength": 0.3,
}
request = {
    "requestId": str(uuid4()),
    "stages": [
        {"type": "INPUT_INITIALIZE", "inputInitialize": {"seed": "2027351168"}},
        {"type": "DIFFUSION", "diffusion": diffusion},
        {"type": "IMAGE_TO_UPSCALER", "imageToUpscaler": upscaler},
    ],
}
job = easel.call("POST", "/v1/jobs", request)["job"]
done = easel.wait_for_job(job["id"])
image = done["successInfo"]["images"][0]
size = image["meta"]["image"]
print(f"{done['status']}, {size['width']} x {size['height']}")
saved = easel.download(image["url"], "beekeeper.png")
print(f"saved beekeeper.png ({saved} bytes)")
