import java.util.UUID;

public class Main {
    public static void main(String[] args) throws Exception {
        var easel = new Easel();
        var job = easel.request("POST", "/v1/jobs/workflow/template", """
                {
                  "requestId": "%s",
                  "templateId": "742035880126534001",
                  "templateVersion": 3,
                  "fields": {
                    "fieldAttrs": [
                      {"nodeId": "6", "fieldName": "text", "fieldValue": "a ceramic cup on a white table"},
                      {"nodeId": "10", "fieldName": "image", "fieldValue": "881420011223344556"},
                      {"nodeId": "3", "fieldName": "steps", "fieldValue": 20}
                    ]
                  },
                  "maxCredits": 2
                }
                """.formatted(UUID.randomUUID())).at("/job");
        System.out.printf("%s job %s is %s, credits reserved: %s%n",
                job.text("/type"), job.text("/id"), job.text("/status"), job.text("/credits"));
    }
}
