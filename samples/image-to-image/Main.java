import java.util.UUID;

public class Main {
    public static void main(String[] args) throws Exception {
        var easel = new Easel();
        var photo = easel.upload("photo.png");
        var job = easel.request("POST", "/v1/jobs", """
                {
                  "requestId": "%s",
                  "stages": [
                    {"type": "INPUT_INITIALIZE", "inputInitialize": {"imageResourceId": "%s"}},
                    {"type": "DIFFUSION", "diffusion": {
                      "sdModel": "600423083519508503",
                      "prompts": [{"text": "a watercolour of the same house, spring"}],
                      "width": 512,
                      "height": 512,
                      "steps": 20,
                      "denoisingStrength": 0.55
                    }}
                  ]
                }
                """.formatted(UUID.randomUUID(), photo));
        var done = easel.waitForJob(job.text("/job/id"));
        System.out.printf("%s, credits charged: %s%n",
                done.text("/status"), done.text("/creditsCharged"));
        var bytes = easel.download(done.text("/successInfo/images/0/url"), "watercolour.png");
        System.out.println("saved watercolour.png (" + bytes + " bytes)");
    }
}
