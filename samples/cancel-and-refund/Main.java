import java.util.UUID;

public class Main {
    static final String STAGES = """
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

    static String balance(Easel easel) throws Exception {
        return easel.request("POST", "/v1/jobs/credits", """
                {"stages": %s}
                """.formatted(STAGES)).text("/balance");
    }

    public static void main(String[] args) throws Exception {
        var easel = new Easel();
        System.out.println("balance " + balance(easel));
        var job = easel.request("POST", "/v1/jobs", """
                {"requestId": "%s", "stages": %s}
                """.formatted(UUID.randomUUID(), STAGES)).at("/job");
        System.out.println("reserved " + job.text("/credits") + ", balance " + balance(easel));
        var canceled = easel.request("DELETE", "/v1/jobs/" + job.text("/id"));
        System.out.printf("%s, refunded %s, balance %s%n",
                canceled.text("/status"), canceled.text("/creditsRefunded"), balance(easel));
    }
}
