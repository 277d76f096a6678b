from easel import Easel

easel = Easel()
fields = [
    {
        "nodeId": "6",
        "fieldName": "text",
        "fieldValue": "a ceramic cup on a white table",
    },
    {"nodeId": "10", "fieldName": "image", "fieldValue": "881420011223344556"},
]


def check() -> None:
    request = {"templateId": "742035880126534001", "fields": {"fieldAttrs": fields}}
    result = easel.call("POST", "/v1/workflows/template/check", request)
    print(f"valid, {result['credits']} credits" if result["valid"] else "not valid")
    for error in result["errors"]:
        print(f"  node {error['nodeId']} {error['fieldName']}: {error['code']}")


check()
fields.append({"nodeId": "3", "fieldName": "steps", "fieldValue": 20})
check()
