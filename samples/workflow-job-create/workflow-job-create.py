import json
from pathlib import Path
from uuid import uuid4

from easel import Easel

easel = Easel()
request = {
    "requestId": str(uuid4()),
    "params": json.loads(Path("graph.json").read_text()),
    "maxCredits": 1,
}
job = easel.call("POST", "/v1/jobs/workflow", request)["job"]
summary = f"{job['type']} job {job['id']} is {job['status']}"
print(f"{summary}, credits reserved: {job['credits']}")
