from uuid import uuid4

from easel import Easel

easel = Easel()
diffusion = {
    "sdModel": "757279507095956705",
    "prompts": [{"text": "a lighthouse on a cliff at dusk"}],
    "steps": 30,
}
request = {
    "requestId": str(uuid4()),
    "stages": [
        {"type": "INPUT_INITIALIZE", "inputInitialize": {"count": 4}},
        {"type": "DIFFUSION", "diffusion": diffusion},
    ],
}
job = easel.call("POST", "/v1/jobs", request)["job"]
# region cancel
canceled = easel.call("DELETE", f"/v1/jobs/{job['id']}")
print(f"{canceled['status']}, credits refunded: {canceled['creditsRefunded']}")
# endregion
