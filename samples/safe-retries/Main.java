import java.util.UUID;

public class Main {
    public static void main(String[] args) throws Exception {
        var easel = new Easel();
        easel.attempts = 1; // The client normally retries; this program shows how.
        // The requestId is made once, before the first attempt.
        var body = """
                {
                  "requestId": "%s",
                  "stages": [
                    {"type": "INPUT_INITIALIZE", "inputInitialize": {"count": 1}},
                    {"type": "DIFFUSION", "diffusion": {
                      "sdModel": "600423083519508503",
                      "prompts": [{"text": "a lighthouse"}]
                    }}
                  ]
                }
                """.formatted(UUID.randomUUID());
        try {
            // The sandbox acts as if the service were down.
            easel.request("POST", "/v1/jobs", body, "X-Sandbox-Scenario", "service-unavailable");
        } catch (Easel.EaselException e) {
            if (!e.retryable) throw e;
            System.out.printf("attempt 1: %s %s, again in %s s%n", e.status, e.code, e.retryAfter);
            Thread.sleep(e.retryAfter * 1000);
        }
        var second = easel.request("POST", "/v1/jobs", body).text("/job/id");
        System.out.println("attempt 2: job " + second);
        var third = easel.request("POST", "/v1/jobs", body).text("/job/id");
        System.out.println("attempt 3: " + (third.equals(second) ? "the same job" : "another job"));
    }
}
