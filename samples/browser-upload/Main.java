import java.net.URI;
import java.net.http.*;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.util.*;

public class Main {
    public static void main(String[] args) throws Exception {
        var easel = new Easel();
        // region server
        // On your server: the key stays here, and the browser gets credentials for one image.
        var sts = easel.request("POST", "/v1/resource/image/sts", """
                {"expireSec": 300}
                """);
        System.out.printf("credentials for image %s, at most %s bytes%n",
                sts.text("/resourceId"), sts.text("/maxBytes"));
        // endregion
        // region browser
        // What the browser sends: no key, no signing, just a form. The file comes last.
        var fields = new LinkedHashMap<String, String>();
        fields.put("key", sts.text("/filePath"));
        fields.put("OSSAccessKeyId", sts.text("/accessId"));
        fields.put("policy", sts.text("/policy"));
        fields.put("Signature", sts.text("/signature"));
        fields.put("x-oss-security-token", sts.text("/securityToken"));
        fields.put("callback", sts.text("/callback"));
        fields.put("success_action_status", "200");
        var boundary = "easel-" + UUID.randomUUID();
        var part = "--" + boundary + "\r\nContent-Disposition: form-data; name=";
        var form = new StringBuilder();
        fields.forEach((name, value) -> form.append(
                part + '"' + name + "\"\r\n\r\n" + value + "\r\n"));
        form.append(part + "\"file\"; filename=\"photo.png\"\r\nContent-Type: image/png\r\n\r\n");
        var request = HttpRequest.newBuilder(URI.create(sts.text("/host")))
                .header("Content-Type", "multipart/form-data; boundary=" + boundary)
                .POST(BodyPublishers.concat(
                        BodyPublishers.ofString(form.toString()),
                        BodyPublishers.ofFile(Path.of("photo.png")),
                        BodyPublishers.ofString("\r\n--" + boundary + "--\r\n")))
                .build();
        var http = HttpClient.newHttpClient();
        var response = http.send(request, HttpResponse.BodyHandlers.ofString());
        System.out.println("upload: " + response.statusCode());
        // endregion
        // region use
        // On your server again: the browser only needs to say that it is done.
        var described = easel.request("POST", "/v1/img2prompt", """
                {"requestId": "%s", "imageResourceId": "%s", "maxTags": 3}
                """.formatted(UUID.randomUUID(), sts.text("/resourceId")));
        System.out.println(described.text("/text"));
        // endregion
    }
}
