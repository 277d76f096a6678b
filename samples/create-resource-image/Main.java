import java.io.IOException;
import java.net.URI;
import java.net.http.*;
import java.nio.file.*;

public class Main {
    public static void main(String[] args) throws Exception {
        var easel = new Easel();
        var photo = Path.of("photo.png");
        var upload = easel.request("POST", "/v1/resource/image", """
                {"contentType": "image/png", "contentLength": %s, "expireSec": 600}
                """.formatted(Files.size(photo)));

        // The address is signed already: send exactly the given headers, and no Authorization.
        var request = HttpRequest.newBuilder(URI.create(upload.text("/putUrl")))
                .method(upload.text("/method"), HttpRequest.BodyPublishers.ofFile(photo));
        for (var name : upload.names("/headers")) {
            request.header(name, upload.text("/headers/" + name));
        }
        var http = HttpClient.newHttpClient();
        var response = http.send(request.build(), HttpResponse.BodyHandlers.ofString());
        int status = response.statusCode();
        if (status != 200) throw new IOException("Upload refused: " + status);
        System.out.printf("resource %s uploaded (%s bytes)%n",
                upload.text("/resourceId"), Files.size(photo));
    }
}
