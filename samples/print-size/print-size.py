from uuid import uuid4

from easel import Easel

easel = Easel()
MOST_PIXELS = 8_294_400  # After enlarging. A4 at 300 dpi would need 8.7 million.


def pixels_for(across: float, down: float) -> tuple[int, int, int]:
    """Both sides in multiples of 8, at the highest resolution up to 300 dpi that fits."""
    for dpi in range(300, 0, -1):
        width, height = (int(mm / 25.4 * dpi // 8 * 8) for mm in (across, down))
        if width * height <= MOST_PIXELS:
            break
    return width, height, dpi


def stages_for(width: int, height: int) -> list:
    diffusion = {
        "sdModel": "757279507095956705",
        "prompts": [{"text": "a lighthouse on a cliff at dusk, oil painting"}],
        # The proportions of the sheet: a scale of its own for each side would stretch the picture.
        "width": 768,
        "height": 1088,
        "steps": 20,
    }
    larger = {"hrUpscaler": "4x-UltraSharp", "hrResizeX": width, "hrResizeY": height}
    return [
        {"type": "INPUT_INITIALIZE", "inputInitialize": {"seed": "2027351168"}},
        {"type": "DIFFUSION", "diffusion": diffusion},
        {"type": "IMAGE_TO_UPSCALER", "imageToUpscaler": larger},
    ]


sheets = {"A5": (148, 210), "A4": (210, 297)}
for name, sheet in sheets.items():
    width, height, dpi = pixels_for(*sheet)
    quote = easel.call("POST", "/v1/jobs/credits", {"stages": stages_for(width, height)})
    print(f"{name}: {width} x {height} pixels, {dpi} dpi, {quote['credits']} credits")

width, height, _ = pixels_for(*sheets["A5"])
order = {"requestId": str(uuid4()), "stages": stages_for(width, height), "maxCredits": 3}
job = easel.call("POST", "/v1/jobs", order)["job"]
done = easel.wait_for_job(job["id"])
image = done["successInfo"]["images"][0]
size = image["meta"]["image"]
print(f"{done['status']}, {size['width']} x {size['height']}")
print(f"saved print.png ({easel.download(image['url'], 'print.png')} bytes)")
