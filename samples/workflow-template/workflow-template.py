from uuid import uuid4

from easel import Easel

easel = Easel()
template = easel.call("GET", "/v1/workflows/742035880126534001")
print(f"{template['name']}, version {template['version']}")

values = {
    "text": "a small house on a white table",
    "image": easel.upload("photo.png"),
}
fields = [
    {
        "nodeId": field["nodeId"],
        "fieldName": field["fieldName"],
        "fieldValue": values.get(field["fieldName"], field["fieldValue"]),
    }
    for field in template["fields"]["fieldAttrs"]
]
request = {
    "requestId": str(uuid4()),
    "templateId": template["templateId"],
    "templateVersion": template["version"],
    "fields": {"fieldAttrs": fields},
}
job = easel.call("POST", "/v1/jobs/workflow/template", request)["job"]
done = easel.wait_for_job(job["id"])
print(f"{done['status']}, credits charged: {done['creditsCharged']}")
size = easel.download(done["successInfo"]["images"][0]["url"], "product.png")
print(f"saved product.png ({size} bytes)")
