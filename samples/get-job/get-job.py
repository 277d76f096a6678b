from easel import Easel

easel = Easel()
job = easel.call("GET", "/v1/jobs/881417947308949275?wait=20")["job"]
print(f"{job['type']} job: {job['status']}, credits charged: {job['creditsCharged']}")
if job["status"] == "SUCCESS":
    for image in job["successInfo"]["images"]:
        size = image["meta"]["image"]
        print(f"{size['width']} x {size['height']}, seed {image['seed']}")
        print(image["url"])
