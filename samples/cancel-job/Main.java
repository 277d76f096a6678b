import java.util.UUID;

public class Main {
    public static void main(String[] args) throws Exception {
        var easel = new Easel();
        var created = easel.request("POST", "/v1/jobs", """
                {
                  "requestId": "%s",
                  "stages": [
                    {"type": "INPUT_INITIALIZE", "inputInitialize": {"count": 4}},
                    {"type": "DIFFUSION", "diffusion": {
                      "sdModel": "757279507095956705",
                      "prompts": [{"text": "a lighthouse on a cliff at dusk"}],
                      "steps": 30
                    }}
                  ]
                }
                """.formatted(UUID.randomUUID()));
        // region cancel
        var canceled = easel.request("DELETE", "/v1/jobs/" + created.text("/job/id"));
        System.out.printf("%s, credits refunded: %s%n",
                canceled.text("/status"), canceled.text("/creditsRefunded"));
        // endregion
    }
}
