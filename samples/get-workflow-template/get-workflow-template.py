from easel import Easel

easel = Easel()
template = easel.call("GET", "/v1/workflows/742035880126534001")
name, version = template["name"], template["version"]
print(f"{name}, version {version}, {template['baseCredits']} credits")
for field in template["fields"]["fieldAttrs"]:
    place = f"node {field['nodeId']} {field['fieldName']}"
    print(f"{place}: {field['type']}, {field['label']['en']}")
