from uuid import uuid4

from easel import Easel, EaselError

easel = Easel()
model_id = "777000111222333444"
access_key = "mak_5Qz8uR2nT7wXc4Lb"

path = f"/v1/models/{model_id}"
try:
    easel.call("GET", path)
except EaselError as error:
    print(f"without its key: {error.status} {error.code}")
result = easel.call("GET", path, headers={"X-Model-Access-Key": access_key})
model = result["model"]
print(f"with its key: {model['name']}, {model['baseModel']} {model['modelType']}")
lora = {"loraModel": model_id, "loraAccessKey": access_key, "weight": 0.8}
diffusion = {
    "sdModel": "600423083519508503",
    "prompts": [{"text": "house style, a bicycle in front of a bakery"}],
    "steps": 20,
    "lora": {"items": [lora]},
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
size = easel.download(done["successInfo"]["images"][0]["url"], "bakery.png")
print(f"{done['status']}, saved bakery.png ({size} bytes)")
