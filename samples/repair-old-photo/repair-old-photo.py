from uuid import uuid4

from easel import Easel

easel = Easel()
diffusion = {
    "sdModel": "600423083519508503",
    # What a good print would show. Who is in it is in the picture already.
    "prompts": [{"text": "a sharp photograph, natural colours, fine detail"}],
    "negativePrompts": [{"text": "scratches, dust, folds, stains, grain, blur"}],
    "width": 512,
    "height": 512,
    "steps": 20,
    "denoisingStrength": 0.25,  # Above 0.4 people turn into somebody else.
}
faces = {"adModel": "face_yolov8n.pt", "adDenoisingStrength": 0.3}
larger = {"hrUpscaler": "4x-UltraSharp", "hrScale": 2, "denoisingStrength": 0.2}
stages = [
    {
        "type": "INPUT_INITIALIZE",
        "inputInitialize": {"imageResourceId": easel.upload("photo.png")},
    },
    {"type": "DIFFUSION", "diffusion": diffusion},
    # Before enlarging: at twice the size, the same pass would cost twice as much.
    {"type": "IMAGE_TO_ADETAILER", "imageToAdetailer": {"args": [faces]}},
    {"type": "IMAGE_TO_UPSCALER", "imageToUpscaler": larger},
]

quote = easel.call("POST", "/v1/jobs/credits", {"stages": stages})
for part in quote["breakdown"]:
    print(f"{part['type']}: {part['credits']} credits")

order = {"requestId": str(uuid4()), "stages": stages, "maxCredits": quote["credits"]}
job = easel.call("POST", "/v1/jobs", order)["job"]
done = easel.wait_for_job(job["id"])
image = done["successInfo"]["images"][0]
size = image["meta"]["image"]
charged = done["creditsCharged"]
print(f"{done['status']}, {size['width']} x {size['height']}, credits charged: {charged}")
print(f"saved repaired.png ({easel.download(image['url'], 'repaired.png')} bytes)")
