import java.util.UUID;
import java.util.stream.Collectors;

public class Main {
    public static void main(String[] args) throws Exception {
        var easel = new Easel();
        var lora = easel.request("GET", "/v1/models/651235467812340001").at("/model");
        var words = lora.list("/triggerWords").stream()
                .map(word -> word.text(""))
                .collect(Collectors.joining(", "));
        System.out.printf("%s goes with %s, trigger words: %s%n",
                lora.text("/name"), lora.text("/baseModel"), words);
        var prompt = new Easel.Json(words + ", a lighthouse on a cliff");
        var job = easel.request("POST", "/v1/jobs", """
                {
                  "requestId": "%s",
                  "stages": [
                    {"type": "INPUT_INITIALIZE", "inputInitialize": {"count": 1}},
                    {"type": "DIFFUSION", "diffusion": {
                      "sdModel": "757279507095956705",
                      "prompts": [{"text": %s}],
                      "steps": 25,
                      "lora": {"items": [{"loraModel": "%s", "weight": 0.7}]}
                    }}
                  ]
                }
                """.formatted(UUID.randomUUID(), prompt, lora.text("/id")));
        var done = easel.waitForJob(job.text("/job/id"));
        System.out.printf("%s, credits charged: %s%n",
                done.text("/status"), done.text("/creditsCharged"));
        var bytes = easel.download(done.text("/successInfo/images/0/url"), "ink-wash.png");
        System.out.println("saved ink-wash.png (" + bytes + " bytes)");
    }
}
