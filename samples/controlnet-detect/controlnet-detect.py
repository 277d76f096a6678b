from uuid import uuid4

from easel import Easel

easel = Easel()
request = {
    "requestId": str(uuid4()),
    "imageResourceId": "881420011223344556",
    "preprocessor": "canny",
    "preprocessorParams": {"lowThreshold": 100, "highThreshold": 200},
}
result = easel.call("POST", "/v1/controlnet/detect", request)
image = result["image"]
size = image["meta"]["image"]
print(f"edge map {image['id']}, {size['width']} x {size['height']}")
print(f"use it with {', '.join(result['recommendedModels'])}")
size_in_bytes = easel.download(image["url"], "edges.png")
print(f"saved edges.png ({size_in_bytes} bytes)")
