from uuid import uuid4

from easel import Easel

easel = Easel()
# region create
start = {"seed": "2027351168", "count": 1}
diffusion = {
    "sdModel": "757279507095956705",
    "prompts": [{"text": "a lighthouse on a cliff at dusk, oil painting"}],
    "width": 1024,
    "height": 1024,
    "steps": 25,
}
request = {
    "requestId": str(uuid4()),
    "stages": [
        {"type": "INPUT_INITIALIZE", "inputInitialize": start},
        {"type": "DIFFUSION", "diffusion": diffusion},
    ],
}
job = easel.call("POST", "/v1/jobs", request)["job"]
print(f"job {job['id']}, credits reserved: {job['credits']}")
# endregion
# region result
done = easel.wait_for_job(job["id"])
print(done["status"])
image = done["successInfo"]["images"][0]
size = easel.download(image["url"], "lighthouse.png")
print(f"saved lighthouse.png ({size} bytes), seed {image['seed']}")
# endregion
