import java.util.UUID;

public class Main {
    public static void main(String[] args) throws Exception {
        var easel = new Easel();
        var job = easel.request("POST", "/v1/jobs", """
                {
                  "requestId": "%s",
                  "stages": [
                    {"type": "INPUT_INITIALIZE", "inputInitialize": {"seed": "2027351168"}},
                    {"type": "DIFFUSION", "diffusion": {
                      "sdModel": "600423083519508503",
                      "prompts": [{"text": "portrait of a beekeeper, soft light"}],
                      "width": 512,
                      "height": 768,
                      "steps": 20
                    }},
                    {"type": "IMAGE_TO_UPSCALER", "imageToUpscaler": {
                      "hrUpscaler": "4x-UltraSharp",
                      "hrScale": 2,
                      "hrSecondPassSteps": 10,
                      "denoisingStrength": 0.3
                    }}
                  ]
                }
                """.formatted(UUID.randomUUID()));
        var done = easel.waitForJob(job.text("/job/id"));
        var image = done.at("/successInfo/images/0");
        var meta = image.at("/meta/image");
        System.out.printf("%s, %s x %s%n",
                done.text("/status"), meta.text("/width"), meta.text("/height"));
        var bytes = easel.download(image.text("/url"), "beekeeper.png");
        System.out.println("saved beekeeper.png (" + bytes + " bytes)");
    }
}
