from uuid import uuid4

from easel import Easel

BACKGROUNDS = {
    "lake": "a lake at sunset, mountains",
    "garden": "a sunny garden, trees, summer",
    "snow": "snow, mountains, blue sky, winter",
}

easel = Easel()
# Uploaded once, used for every background. The mask is white where the product is.
product = easel.upload("product.png")
mask = easel.upload("product-mask.png")

for name, text in BACKGROUNDS.items():
    diffusion = {
        "sdModel": "600423083519508503",
        "prompts": [{"text": text}],
        "width": 512,
        "height": 512,
        "steps": 20,
    }
    inpaint = {
        "maskImageResourceId": mask,
        "invert": 1,  # Repaints what is black: everything but the product.
        "inpaintingFill": "LATENT_NOISE",
        "denoisingStrength": 1,
        "fullRes": False,
        "maskBlur": 2,
        "diffusion": diffusion,
    }
    request = {
        "requestId": str(uuid4()),
        "stages": [
            {"type": "INPUT_INITIALIZE", "inputInitialize": {"imageResourceId": product}},
            {"type": "IMAGE_TO_INPAINT", "imageToInpaint": inpaint},
        ],
    }
    job = easel.call("POST", "/v1/jobs", request)["job"]
    done = easel.wait_for_job(job["id"])
    if done["status"] != "SUCCESS":
        # A mask of another size than the picture ends in BAD_INPUT_IMAGE.
        raise SystemExit(f"{name}: {done.get('failedInfo')}")
    size = easel.download(done["successInfo"]["images"][0]["url"], f"{name}.png")
    print(f"{name}.png: {size} bytes, {done['creditsCharged']} credits")
