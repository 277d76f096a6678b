from uuid import uuid4

from easel import Easel, EaselError

easel = Easel()


def order(text: str) -> str:
    diffusion = {"sdModel": "600423083519508503", "prompts": [{"text": text}]}
    request = {
        "requestId": str(uuid4()),
        "stages": [
            {"type": "INPUT_INITIALIZE", "inputInitialize": {"count": 1}},
            {"type": "DIFFUSION", "diffusion": diffusion},
        ],
    }
    return easel.call("POST", "/v1/jobs", request)["job"]["id"]


def discard(job_id: str) -> str:
    """What became of a job that nobody wants any more. Being too late is not an error here."""
    try:
        canceled = easel.call("DELETE", f"/v1/jobs/{job_id}")
    except EaselError as error:
        if error.code == "JOB_ALREADY_FINISHED":
            return "too late, it is drawn and paid"
        raise
    if canceled["status"] == "CANCELED":
        return f"CANCELED, {canceled['creditsRefunded']} credits back"
    # A job that runs stops at its next step. What is finished by then is paid, the rest comes back.
    job = easel.wait_for_job(job_id)
    return f"{job['status']}, {job['credits'] - job['creditsCharged']:.1f} credits back"


# The user looks at a first picture, then changes their mind twice.
first = order("a cat")
easel.wait_for_job(first)
second = order("a grey cat")
third = order("a grey cat with a hat")

print(f"a cat: {discard(first)}")
print(f"a grey cat: {discard(second)}")

done = easel.wait_for_job(third)
size = easel.download(done["successInfo"]["images"][0]["url"], "cat.png")
print(f"a grey cat with a hat: {done['status']}, saved cat.png ({size} bytes)")
