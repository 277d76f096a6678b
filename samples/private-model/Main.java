import java.util.UUID;

public class Main {
    public static void main(String[] args) throws Exception {
        var easel = new Easel();
        var lora = "777000111222333444";
        var accessKey = "mak_5Qz8uR2nT7wXc4Lb";

        try {
            easel.request("GET", "/v1/models/" + lora);
        } catch (Easel.EaselException e) {
            System.out.println("without its key: " + e.status + " " + e.code);
        }
        var model = easel.request(
                "GET", "/v1/models/" + lora, "", "X-Model-Access-Key", accessKey).at("/model");
        System.out.printf("with its key: %s, %s %s%n",
                model.text("/name"), model.text("/baseModel"), model.text("/modelType"));
        var job = easel.request("POST", "/v1/jobs", """
                {
                  "requestId": "%s",
                  "stages": [
                    {"type": "INPUT_INITIALIZE", "inputInitialize": {"count": 1}},
                    {"type": "DIFFUSION", "diffusion": {
                      "sdModel": "600423083519508503",
                      "prompts": [{"text": "house style, a bicycle in front of a bakery"}],
                      "steps": 20,
                      "lora": {"items": [{"loraModel": "%s", "loraAccessKey": "%s", "weight": 0.8}]}
                    }}
                  ]
                }
                """.formatted(UUID.randomUUID(), lora, accessKey));
        var done = easel.waitForJob(job.text("/job/id"));
        var bytes = easel.download(done.text("/successInfo/images/0/url"), "bakery.png");
        System.out.println(done.text("/status") + ", saved bakery.png (" + bytes + " bytes)");
    }
}
