from uuid import uuid4

from easel import Easel

easel = Easel()
prompt = "a ceramic cup on a white table"
request = {
    "requestId": str(uuid4()),
    "templateId": "742035880126534001",
    "templateVersion": 3,
    "fields": {
        "fieldAttrs": [
            {"nodeId": "6", "fieldName": "text", "fieldValue": prompt},
            {"nodeId": "10", "fieldName": "image", "fieldValue": "881420011223344556"},
            {"nodeId": "3", "fieldName": "steps", "fieldValue": 20},
        ],
    },
    "maxCredits": 2,
}
job = easel.call("POST", "/v1/jobs/workflow/template", request)["job"]
summary = f"{job['type']} job {job['id']} is {job['status']}"
print(f"{summary}, credits reserved: {job['credits']}")
