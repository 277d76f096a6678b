public class Main {
    public static void main(String[] args) throws Exception {
        var easel = new Easel();
        var quote = easel.request("POST", "/v1/jobs/credits", """
                {
                  "stages": [
                    {"type": "INPUT_INITIALIZE", "inputInitialize": {"count": 1}},
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
                      "hrSecondPassSteps": 10
                    }}
                  ]
                }
                """);
        for (var stage : quote.list("/breakdown")) {
            System.out.println(stage.text("/type") + ": " + stage.text("/credits") + " credits");
        }
        System.out.printf("total: %s of %s credits%n",
                quote.text("/credits"), quote.text("/balance"));
    }
}
