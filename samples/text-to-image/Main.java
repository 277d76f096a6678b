import java.util.UUID;

public class Main {
    public static void main(String[] args) throws Exception {
        var easel = new Easel();
        // region create
        var job = easel.request("POST", "/v1/jobs", """
                {
                  "requestId": "%s",
                  "stages": [
                    {"type": "INPUT_INITIALIZE", "inputInitialize": {"seed": "2027351168", "count": 1}},
                    {"type": "DIFFUSION", "diffusion": {
                      "sdModel": "757279507095956705",
                      "prompts": [{"text": "a lighthouse on a cliff at dusk, oil painting"}],
                      "width": 1024,
                      "height": 1024,
                      "steps": 25
                    }}
                  ]
                }
                """.formatted(UUID.randomUUID())).at("/job");
        System.out.printf("job %s, credits reserved: %s%n", job.text("/id"), job.text("/credits"));
        // endregion
        // region result
        var done = easel.waitForJob(job.text("/id"));
        System.out.println(done.text("/status"));
        var image = done.at("/successInfo/images/0");
        var bytes = easel.download(image.text("/url"), "lighthouse.png");
        System.out.printf("saved lighthouse.png (%s bytes), seed %s%n", bytes, image.text("/seed"));
        // endregion
    }
}
