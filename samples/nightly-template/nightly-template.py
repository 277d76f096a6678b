import json
from datetime import date
from pathlib import Path

from easel import Easel, EaselError

easel = Easel()
file = Path("nightly.json")
plan = json.loads(file.read_text())
night = str(date.today())


def save() -> None:
    file.write_text(json.dumps(plan, indent=2))


if plan.get("night") != night:
    # Once a night: the same requestId has to come with the same body, image included.
    plan |= {"night": night, "image": easel.upload("photo.png")}
    save()


def read_template() -> dict:
    return easel.call("GET", f"/v1/workflows/{plan['templateId']}")


def fill(text: str) -> dict:
    """Every field of the template, with our value where we have one."""
    values = {"text": text, "image": plan["image"]}
    attrs = template["fields"]["fieldAttrs"]
    gone = set(values) - {attr["fieldName"] for attr in attrs}
    if gone:
        # Nobody should wake up to a thousand wrong pictures.
        raise SystemExit(f"The template has no {', '.join(gone)} any more.")
    filled = [
        {
            "nodeId": attr["nodeId"],
            "fieldName": attr["fieldName"],
            "fieldValue": values.get(attr["fieldName"], attr["fieldValue"]),
        }
        for attr in attrs
    ]
    return {"fieldAttrs": filled}


def create(name: str, text: str) -> str:
    global template
    order = {
        # Started twice in a night, it orders nothing twice.
        "requestId": f"{night}-v{plan['templateVersion']}-{name}",
        "templateId": plan["templateId"],
        "templateVersion": plan["templateVersion"],
        "fields": fill(text),
        "metadata": {"product": name},
    }
    try:
        return easel.call("POST", "/v1/jobs/workflow/template", order)["job"]["id"]
    except EaselError as error:
        if error.code != "TEMPLATE_VERSION_CHANGED":
            raise
    template = read_template()
    old, new = plan["templateVersion"], template["version"]
    print(f"version {old} was edited: going on with version {new}")
    plan["templateVersion"] = new
    save()
    return create(name, text)


template = read_template()
for name, text in plan["products"].items():
    done = easel.wait_for_job(create(name, text))
    if done["status"] != "SUCCESS":
        raise SystemExit(f"{name}: {done.get('failedInfo')}")
    size = easel.download(done["successInfo"]["images"][0]["url"], f"{name}.png")
    print(f"{name}.png: {size} bytes, {done['creditsCharged']} credits")
