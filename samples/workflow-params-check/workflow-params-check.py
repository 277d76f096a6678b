import json
from pathlib import Path

from easel import Easel

easel = Easel()
for file in ["graph.json", "broken-graph.json"]:
    params = json.loads(Path(file).read_text())
    check = easel.call("POST", "/v1/jobs/workflow/params/check", {"params": params})
    credits = check["credits"]
    print(
        f"{file}: " + (f"valid, {credits} credits" if check["valid"] else "not valid")
    )
    for error in check["errors"]:
        place = f"node {error['nodeId']} {error['classType']}.{error['input']}"
        print(f"  {place}: {error['code']}")
