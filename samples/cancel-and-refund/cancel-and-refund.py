from uuid import uuid4

from easel import Easel

easel = Easel()
diffusion = {
    "sdModel": "757279507095956705",
    "prompts": [{"text": "a lighthouse on a cliff at dusk"}],
    "width": 832,
    "height": 1216,
    "steps": 28,
}
stages = [
    {"type": "INPUT_INITIALIZE", "inputInitialize": {"count": 4}},
    {"type": "DIFFUSION", "diffusion": diffusion},
]


def balance() -> float:
    return easel.call("POST", "/v1/jobs/credits", {"stages": stages})["balance"]


print(f"balance {balance()}")
request = {"requestId": str(uuid4()), "stages": stages}
job = easel.call("POST", "/v1/jobs", request)["job"]
print(f"reserved {job['credits']}, balance {balance()}")
canceled = easel.call("DELETE", f"/v1/jobs/{job['id']}")
refunded = canceled["creditsRefunded"]
print(f"{canceled['status']}, refunded {refunded}, balance {balance()}")
