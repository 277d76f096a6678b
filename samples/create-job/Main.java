import java.util.UUID;

public class Main {
    public static void main(String[] args) throws Exception {
        var easel = new Easel();
        var job = easel.request("POST", "/v1/jobs", """
                {
                  "requestId": "%s",
                  "stages": [
                    {"type": "INPUT_INITIALIZE", "inputInitialize": {"seed": "2027351168", "count": 1}},
                    {"type": "DIFFUSION", "diffusion": {
                      "sdModel": "757279507095956705",
                      "prompts": [{"text": "a lighthouse on a cliff at dusk, oil painting"}],
                      "negativePrompts": [{"text": "text, watermark"}],
                      "width": 1024,
                      "height": 1024,
                      "sampler": "DPM++ 2M Karras",
                      "steps": 25,
                      "cfgScale": 6
                    }}
                  ],
                  "maxCredits": 2,
                  "metadata": {"orderId": "A-20931"}
                }
                """.formatted(UUID.randomUUID())).at("/job");
        System.out.printf("job %s is %s, credits reserved: %s%n",
                job.text("/id"), job.text("/status"), job.text("/credits"));
    }
}
