import java.util.UUID;

public class Main {
    public static void main(String[] args) throws Exception {
        var easel = new Easel();
        var photo = easel.upload("photo.png");
        var mask = easel.upload("mask.png");
        var job = easel.request("POST", "/v1/jobs", """
                {
                  "requestId": "%s",
                  "stages": [
                    {"type": "INPUT_INITIALIZE", "inputInitialize": {"imageResourceId": "%s"}},
                    {"type": "IMAGE_TO_INPAINT", "imageToInpaint": {
                      "maskImageResourceId": "%s",
                      "denoisingStrength": 0.75,
                      "diffusion": {
                        "sdModel": "600423083519508503",
                        "prompts": [{"text": "a red bicycle leaning against the wall"}],
                        "width": 512,
                        "height": 512,
                        "steps": 20
                      }
                    }}
                  ]
                }
                """.formatted(UUID.randomUUID(), photo, mask));
        var done = easel.waitForJob(job.text("/job/id"));
        System.out.printf("%s, credits charged: %s%n",
                done.text("/status"), done.text("/creditsCharged"));
        var bytes = easel.download(done.text("/successInfo/images/0/url"), "bicycle.png");
        System.out.println("saved bicycle.png (" + bytes + " bytes)");
    }
}
