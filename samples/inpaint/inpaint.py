from uuid import uuid4

from easel import Easel

easel = Easel()
photo = easel.upload("photo.png")
inpaint = {
    "maskImageResourceId": easel.upload("mask.png"),
    "denoisingStrength": 0.75,
    "diffusion": {
        "sdModel": "600423083519508503",
        "prompts": [{"text": "a red bicycle leaning against the wall"}],
        "width": 512,
        "height": 512,
        "steps": 20,
    },
}
request = {
    "requestId": str(uuid4()),
    "stages": [
        {"type": "INPUT_INITIALIZE", "inputInitialize": {"imageResourceId": photo}},
        {"type": "IMAGE_TO_INPAINT", "imageToInpaint": inpaint},
    ],
}
job = easel.call("POST", "/v1/jobs", request)["job"]
done = easel.wait_for_job(job["id"])
print(f"{done['status']}, credits charged: {done['creditsCharged']}")
size = easel.download(done["successInfo"]["images"][0]["url"], "bicycle.png")
print(f"saved bicycle.png ({size} bytes)")
