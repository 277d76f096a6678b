from uuid import uuid4

from easel import Easel

easel = Easel()
request = {
    "requestId": str(uuid4()),
    "imageResourceId": "881420011223344556",
    "mode": "TAGS",
    "maxTags": 5,
}
result = easel.call("POST", "/v1/img2prompt", request)
print(result["text"])
for tag in result["tags"]:
    print(f"{tag['name']}: {tag['score']}")
