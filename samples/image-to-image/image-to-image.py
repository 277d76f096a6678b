from uuid import uuid4

from easel import Easel

easel = Easel()
photo = easel.upload("photo.png")
diffusion = {
    "sdModel": "600423083519508503",
    "prompts": [{"text": "a watercolour of the same house, spring"}],
    "width": 512,
    "height": 512,
    "steps": 20,
    "denoisingStrength": 0.55,
}
request = {
    "requestId": str(uuid4()),
    "stages": [
        {"type": "INPUT_INITIALIZE", "inputInitialize": {"imageResourceId": photo}},
        {"type": "DIFFUSION", "diffusion": diffusion},
    ],
}
job = easel.call("POST", "/v1/jobs", request)["job"]
done = easel.wait_for_job(job["id"])
print(f"{done['status']}, credits charged: {done['creditsCharged']}")
size = easel.download(done["successInfo"]["images"][0]["url"], "watercolour.png")
print(f"saved watercolour.png ({size} bytes)")
