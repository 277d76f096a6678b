import java.io.IOException;
import java.net.URI;
import java.net.http.*;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws Exception {
        var easel = new Easel();
        var sts = easel.request("POST", "/v1/resource/image/sts", """
                {"expireSec": 300}
                """);
        var fields = new LinkedHashMap<String, String>();
        fields.put("key", sts.text("/filePath"));
        fields.put("OSSAccessKeyId", sts.text("/accessId"));
        fields.put("policy", sts.text("/policy"));
        fields.put("Signature", sts.text("/signature"));
        fields.put("x-oss-security-token", sts.text("/securityToken"));
        fields.put("callback", sts.text("/callback"));
        fields.put("success_action_status", "200");

        // Storage reads nothing that comes after the file.
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
        int status = response.statusCode();
        if (status != 200) throw new IOException("Upload refused: " + status);
        System.out.printf("resource %s uploaded (%s bytes)%n",
                sts.text("/resourceId"), Files.size(Path.of("photo.png")));
    }
}
