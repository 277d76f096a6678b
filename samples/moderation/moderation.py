from uuid import uuid4

from easel import Easel, EaselError

easel = Easel()


def draw_for(user: str, text: str, scenario: str) -> None:
    diffusion = {"sdModel": "600423083519508503", "prompts": [{"text": text}]}
    request = {
        "requestId": str(uuid4()),
        "metadata": {"user": user},  # So that you can find out later whose prompts were refused.
        "stages": [
            {"type": "INPUT_INITIALIZE", "inputInitialize": {"seed": "3", "count": 2}},
            {"type": "DIFFUSION", "diffusion": diffusion},
        ],
    }
    try:
        # The sandbox plays the moderator. Leave the header out in production.
        sandbox = {"X-Sandbox-Scenario": scenario}
        job = easel.call("POST", "/v1/jobs", request, sandbox)["job"]
    except EaselError as error:
        if error.code != "CONTENT_REJECTED":
            raise
        # Sent again unchanged, it is refused again and may lead to a block: ask the user.
        print("prompt refused: please describe something else. Charged: 0")
        return
    done = easel.wait_for_job(job["id"])
    if done.get("failedInfo", {}).get("reason") == "OUTPUT_MODERATED":
        print("nothing may be shown")
        return

    info = done["successInfo"]
    paid = f"charged {done['creditsCharged']} of {done['credits']} credits"
    print(f"{info['deliverable']} of {info['total']} pictures delivered, {paid}")
    for number, image in enumerate(info["images"], 1):
        if image["safety"]["blocked"]:
            continue  # It has no address, and cost nothing.
        file = f"beach-{number}.png"
        # "sensitive" is delivered: whether your users may see it is for you to decide.
        size = easel.download(image["url"], file)
        print(f"saved {file} ({size} bytes), rated {image['safety']['rating']}")


draw_for("u-17", "something that nobody should draw", "content-rejected")
draw_for("u-18", "a beach with a palm tree", "partly-blocked")
