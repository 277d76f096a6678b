from uuid import uuid4

from easel import Easel

easel = Easel()
lora = easel.call("GET", "/v1/models/651235467812340001")["model"]
words = ", ".join(lora["triggerWords"])
print(f"{lora['name']} goes with {lora['baseModel']}, trigger words: {words}")
diffusion = {
    "sdModel": "757279507095956705",
    "prompts": [{"text": f"{words}, a lighthouse on a cliff"}],
    "steps": 25,
    "lora": {"items": [{"loraModel": lora["id"], "weight": 0.7}]},
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
size = easel.download(done["successInfo"]["images"][0]["url"], "ink-wash.png")
print(f"saved ink-wash.png ({size} bytes)")
