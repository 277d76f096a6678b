from uuid import uuid4

from easel import Easel

easel = Easel()
scribble = {
    "inputImageResourceId": easel.upload("sketch.png"),
    # A control model reads white lines on black. The preprocessor makes them of pencil on paper.
    "preprocessor": "scribble_xdog",
    "model": "control_v11p_sd15_scribble",
    "weight": 0.9,
    "guidanceEnd": 0.8,  # The last steps are free, so that the result does not look traced.
}
diffusion = {
    "sdModel": "600423083519508503",  # The control models are of SD1.5, so the checkpoint is, too.
    "prompts": [{"text": "a brick house in a spring meadow, watercolour"}],
    "width": 512,
    "height": 512,
    "steps": 20,
    "controlnet": {"args": [scribble]},
}
request = {
    "requestId": str(uuid4()),
    "stages": [
        {"type": "INPUT_INITIALIZE", "inputInitialize": {"seed": "2027", "count": 2}},
        {"type": "DIFFUSION", "diffusion": diffusion},
    ],
}
job = easel.call("POST", "/v1/jobs", request)["job"]
done = easel.wait_for_job(job["id"])
print(f"{done['status']}, credits charged: {done['creditsCharged']}")
for number, image in enumerate(done["successInfo"]["images"], 1):
    file = f"house-{number}.png"
    size = easel.download(image["url"], file)
    print(f"saved {file} ({size} bytes), seed {image['seed']}")
