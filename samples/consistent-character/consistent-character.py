from uuid import uuid4

from easel import Easel

easel = Easel()
checkpoint = easel.call("GET", "/v1/models/757279507095956705")["model"]
lora = easel.call("GET", "/v1/models/651235467812340001")["model"]
if lora["baseModel"] != checkpoint["baseModel"]:
    # A job would be refused with MODEL_INCOMPATIBLE. Here you hear of it before you draw anything.
    raise SystemExit(f"{lora['name']} is {lora['baseModel']}")
print(f"{lora['name']} fits {checkpoint['name']}: both are {lora['baseModel']}")

character = ", ".join(lora["triggerWords"]) + ", a fox with a blue scarf"


def draw(file: str, scene: str, **start: str) -> str:
    diffusion = {
        "sdModel": checkpoint["id"],
        "prompts": [{"text": character + scene}],
        "width": 768,
        "height": 768,
        "steps": 25,
        # Without an input image it has no effect. Lower, and the old scene shines through.
        "denoisingStrength": 0.5,
        "lora": {"items": [{"loraModel": lora["id"], "weight": 0.8}]},
    }
    request = {
        "requestId": str(uuid4()),
        "stages": [
            {"type": "INPUT_INITIALIZE", "inputInitialize": {"seed": "11", **start}},
            {"type": "DIFFUSION", "diffusion": diffusion},
        ],
    }
    job = easel.call("POST", "/v1/jobs", request)["job"]
    image = easel.wait_for_job(job["id"])["successInfo"]["images"][0]
    print(f"{file}: {easel.download(image['url'], file)} bytes")
    return image["id"]


# A result is a resource already: its id starts the next job, without an upload, for seven days.
first = draw("character.png", "")
draw("scene-snow.png", ", snow, winter, mountains", imageResourceId=first)
draw("scene-night.png", ", night, full moon, stars", imageResourceId=first)
