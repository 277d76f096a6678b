import java.util.UUID;

public class Main {
    public static void main(String[] args) throws Exception {
        var easel = new Easel();
        var response = easel.request("POST", "/v1/controlnet/detect", """
                {
                  "requestId": "%s",
                  "imageResourceId": "881420011223344556",
                  "preprocessor": "canny",
                  "preprocessorParams": {"lowThreshold": 100, "highThreshold": 200}
                }
                """.formatted(UUID.randomUUID()));
        var image = response.at("/image");
        var meta = image.at("/meta/image");
        System.out.printf("edge map %s, %s x %s%n",
                image.text("/id"), meta.text("/width"), meta.text("/height"));
        System.out.println("use it with " + response.text("/recommendedModels/0"));
        var bytes = easel.download(image.text("/url"), "edges.png");
        System.out.println("saved edges.png (" + bytes + " bytes)");
    }
}
