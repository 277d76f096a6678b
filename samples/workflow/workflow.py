import json
from pathlib import Path
from uuid import uuid4

from easel import Easel

easel = Easel()
params = json.loads(Path("graph.json").read_text())
check = easel.call("POST", "/v1/jobs/workflow/params/check", {"params": params})
if not check["valid"]:
    raise SystemExit("\n".join(error["message"] for error in check["errors"]))
print(f"the graph is valid and costs {check['credits']} credits")
request = {
    "requestId": str(uuid4()),
    "params": params,
    "maxCredits": check["credits"],
}
job = easel.call("POST", "/v1/jobs/workflow", request)["job"]
done = easel.wait_for_job(job["id"])
print(f"{done['status']}, credits charged: {done['creditsCharged']}")
size = easel.download(done["successInfo"]["images"][0]["url"], "workflow.png")
print(f"saved workflow.png ({size} bytes)")
