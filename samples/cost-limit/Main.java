import java.util.UUID;

public class Main {
    public static void main(String[] args) throws Exception {
        var easel = new Easel();
        var stages = """
                [
                  {"type": "INPUT_INITIALIZE", "inputInitialize": {"count": 4}},
                  {"type": "DIFFUSION", "diffusion": {
                    "sdModel": "757279507095956705",
                    "prompts": [{"text": "a lighthouse on a cliff at dusk"}],
                    "width": 832,
                    "height": 1216,
                    "steps": 28
                  }}
                ]
                """;
        var quote = easel.request("POST", "/v1/jobs/credits", """
                {"stages": %s}
                """.formatted(stages));
        System.out.printf("four images cost %s credits, the limit is 2%n", quote.text("/credits"));

        // Ends with COST_LIMIT_EXCEEDED: nothing is reserved, and no job exists.
        easel.request("POST", "/v1/jobs", """
                {"requestId": "%s", "stages": %s, "maxCredits": 2}
                """.formatted(UUID.randomUUID(), stages));
    }
}
