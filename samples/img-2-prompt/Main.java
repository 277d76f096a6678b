import java.util.UUID;

public class Main {
    public static void main(String[] args) throws Exception {
        var easel = new Easel();
        var result = easel.request("POST", "/v1/img2prompt", """
                {
                  "requestId": "%s",
                  "imageResourceId": "881420011223344556",
                  "mode": "TAGS",
                  "maxTags": 5
                }
                """.formatted(UUID.randomUUID()));
        System.out.println(result.text("/text"));
        for (var tag : result.list("/tags")) {
            System.out.println(tag.text("/name") + ": " + tag.text("/score"));
        }
    }
}
