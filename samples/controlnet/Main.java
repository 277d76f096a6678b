import java.util.UUID;

public class Main {
    public static void main(String[] args) throws Exception {
        var easel = new Easel();
        var sketch = easel.upload("sketch.png");
        var detected = easel.request("POST", "/v1/controlnet/detect", """
                {"requestId": "%s", "imageResourceId": "%s", "preprocessor": "canny"}
                """.formatted(UUID.randomUUID(), sketch));
        var edges = detected.text("/image/id");
        var model = detected.text("/recommendedModels/0");
        System.out.println("edge map " + edges + " for " + model);
        // The map is drawn already, so no preprocessor runs on it.
        var job = easel.request("POST", "/v1/jobs", """
                {
                  "requestId": "%s",
                  "stages": [
                    {"type": "INPUT_INITIALIZE", "inputInitialize": {"count": 1}},
                    {"type": "DIFFUSION", "diffusion": {
                      "sdModel": "600423083519508503",
                      "prompts": [{"text": "a glass pavilion in a forest"}],
                      "width": 512,
                      "height": 512,
                      "steps": 20,
                      "controlnet": {"args": [{
                        "inputImageResourceId": "%s",
                        "preprocessor": "none",
                        "model": "%s",
                        "weight": 0.9
                      }]}
                    }}
                  ]
                }
                """.formatted(UUID.randomUUID(), edges, model));
        var done = easel.waitForJob(job.text("/job/id"));
        System.out.printf("%s, credits charged: %s%n",
                done.text("/status"), done.text("/creditsCharged"));
        var bytes = easel.download(done.text("/successInfo/images/0/url"), "pavilion.png");
        System.out.println("saved pavilion.png (" + bytes + " bytes)");
    }
}
