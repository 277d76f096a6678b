import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URI;
import java.net.http.*;
import java.nio.file.*;
import java.security.*;
import java.security.spec.PKCS8EncodedKeySpec;
import java.time.Instant;
import java.util.*;

public class Main {
    public static void main(String[] args) throws Exception {
        var env = System.getenv();
        var api = env.getOrDefault("EASEL_API", "http://127.0.0.1:8787");
        var appId = env.getOrDefault("EASEL_APP_ID", "app_sandbox");
        var pemFile = env.getOrDefault("EASEL_PRIVATE_KEY", "easel-private-key.pem");
        var pem = Files.readString(Path.of(pemFile));

        // region string
        var method = "POST";
        var path = "/v1/jobs/credits";
        var timestamp = String.valueOf(Instant.now().getEpochSecond());
        var nonce = UUID.randomUUID().toString();
        var body = """
                {"stages": [
                  {"type": "INPUT_INITIALIZE", "inputInitialize": {"count": 1}},
                  {"type": "DIFFUSION", "diffusion": {
                    "sdModel": "600423083519508503",
                    "prompts": [{"text": "\u706f\u5854, a lighthouse"}]
                  }}
                ]}""";
        var stringToSign = String.join("\n", method, path, timestamp, nonce, body).getBytes(UTF_8);
        var digest = MessageDigest.getInstance("SHA-256").digest(stringToSign);
        System.out.println("sha256 " + HexFormat.of().formatHex(digest));
        // endregion
        // region sign
        // The JDK reads PKCS#8 only. Convert a PKCS#1 key: openssl pkey -in old.pem -out new.pem
        var der = Base64.getMimeDecoder().decode(pem.replaceAll("-----[^-]+-----", ""));
        var signer = Signature.getInstance("SHA256withRSA");
        var keys = KeyFactory.getInstance("RSA");
        signer.initSign(keys.generatePrivate(new PKCS8EncodedKeySpec(der)));
        signer.update(stringToSign);
        var signature = Base64.getEncoder().encodeToString(signer.sign());
        var authorization = "EASEL-SHA256-RSA app_id=" + appId + ",nonce_str=" + nonce
                + ",timestamp=" + timestamp + ",signature=" + signature;
        // endregion
        // region send
        var request = HttpRequest.newBuilder(URI.create(api + path))
                .header("Authorization", authorization)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
        var http = HttpClient.newHttpClient();
        var response = http.send(request, HttpResponse.BodyHandlers.ofString());
        // The JDK has no JSON parser; for a single number, a regular expression will do.
        var credits = response.body().replaceFirst("^\\{\"credits\":([0-9.]+).*", "$1");
        System.out.println(response.statusCode() + ", " + credits + " credits");
        // endregion
    }
}
