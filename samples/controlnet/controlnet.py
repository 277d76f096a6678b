from uuid import uuid4

from easel import Easel

easel = Easel()
request = {
    "requestId": str(uuid4()),
    "imageResourceId": easel.upload("sketch.png"),
    "preprocessor": "canny",
}
detected = easel.call("POST", "/v1/controlnet/detect", request)
edges, model = detected["image"]["id"], detected["recommendedModels"][0]
print(f"edge map {edges} for {model}")
control = {
    "inputImageResourceId": edges,
    "preprocessor": "none",  # The map is drawn already.
    "model": model,
    "weight": 0.9,
}
diffusion = {
    "sdModel": "600423083519508503",
    "prompts": [{"text": "a glass pavilion in a forest"}],
    "width": 512,
    "height": 512,
    "steps": 20,
    "controlnet": {"args": [control]},
}
request = {
    "requestId": str(uuid4()),
    "stages": [
        {"type": "INPUT_INITIALIZE", "inputInitialize": {"count": 1}},
        {"type": "DIFFUSION", "diffusion": diffusion},
    ],
}
job = easel.call("POST", "/v1/jobs", request)["job"]
done = easel.wait_for_job(job["id"])
print(f"{done['status']}, credits charged: {done['creditsCharged']}")
size = easel.download(done["successInfo"]["images"][0]["url"], "pavilion.png")
print(f"saved pavilion.png ({size} bytes)")
