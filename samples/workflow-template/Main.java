import java.util.Map;
import java.util.StringJoiner;
import java.util.UUID;

public class Main {
    public static void main(String[] args) throws Exception {
        var easel = new Easel();
        var template = easel.request("GET", "/v1/workflows/742035880126534001");
        System.out.println(template.text("/name") + ", version " + template.text("/version"));

        var values = Map.of(
                "text", new Easel.Json("a small house on a white table"),
                "image", new Easel.Json(easel.upload("photo.png")));
        var fieldAttrs = new StringJoiner(",");
        for (var field : template.list("/fields/fieldAttrs")) {
            var name = field.text("/fieldName");
            var value = values.getOrDefault(name, field.at("/fieldValue"));
            fieldAttrs.add("""
                    {"nodeId": "%s", "fieldName": "%s", "fieldValue": %s}
                    """.formatted(field.text("/nodeId"), name, value));
        }
        var job = easel.request("POST", "/v1/jobs/workflow/template", """
                {
                  "requestId": "%s",
                  "templateId": "742035880126534001",
                  "templateVersion": %s,
                  "fields": {"fieldAttrs": [%s]}
                }
                """.formatted(UUID.randomUUID(), template.text("/version"), fieldAttrs));
        var done = easel.waitForJob(job.text("/job/id"));
        System.out.printf("%s, credits charged: %s%n",
                done.text("/status"), done.text("/creditsCharged"));
        var bytes = easel.download(done.text("/successInfo/images/0/url"), "product.png");
        System.out.println("saved product.png (" + bytes + " bytes)");
    }
}
