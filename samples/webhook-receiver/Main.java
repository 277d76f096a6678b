import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.*;
import java.net.InetSocketAddress;
import java.security.*;
import java.time.Instant;
import java.util.*;
import java.util.concurrent.LinkedBlockingQueue;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class Main {
    // region verify
    // What follows the prefix is the key, in Base64.
    static final byte[] KEY = Base64.getDecoder()
            .decode(System.getenv("EASEL_WEBHOOK_SECRET").substring("whsec_".length()));

    static boolean isGenuine(Headers headers, byte[] body) throws GeneralSecurityException {
        var id = headers.getFirst("webhook-id");
        var timestamp = Objects.toString(headers.getFirst("webhook-timestamp"), "");
        var given = Objects.toString(headers.getFirst("webhook-signature"), "");
        if (!timestamp.matches("[0-9]{1,12}")) return false;
        var age = Instant.now().getEpochSecond() - Long.parseLong(timestamp);
        if (Math.abs(age) > 300) return false;
        var mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(KEY, "HmacSHA256"));
        mac.update((id + "." + timestamp + ".").getBytes(UTF_8));
        var expected = "v1," + Base64.getEncoder().encodeToString(mac.doFinal(body));
        return Arrays.stream(given.split(" ")).anyMatch(received ->
                MessageDigest.isEqual(expected.getBytes(UTF_8), received.getBytes(UTF_8)));
    }
    // endregion

    public static void main(String[] args) throws Exception {
        var port = Integer.parseInt(System.getenv().getOrDefault("EASEL_WEBHOOK_PORT", "9000"));
        var server = HttpServer.create(new InetSocketAddress("127.0.0.1", port), 0);
        var webhooks = new LinkedBlockingQueue<HttpExchange>();
        server.createContext("/", webhooks::add);
        server.start();
        var created = new Easel().request("POST", "/v1/jobs", """
                {
                  "requestId": "%s",
                  "notifyUrl": "https://hooks.customer.example/easel",
                  "stages": [
                    {"type": "INPUT_INITIALIZE", "inputInitialize": {"count": 1}},
                    {"type": "DIFFUSION", "diffusion": {
                      "sdModel": "600423083519508503",
                      "prompts": [{"text": "a lighthouse"}]
                    }}
                  ]
                }
                """.formatted(UUID.randomUUID()));
        System.out.println("job " + created.text("/job/id") + " created, waiting for the webhook");

        for (boolean genuine = false; !genuine; ) {
            var exchange = webhooks.take();
            var body = exchange.getRequestBody().readAllBytes();
            genuine = isGenuine(exchange.getRequestHeaders(), body);
            exchange.sendResponseHeaders(genuine ? 204 : 401, -1);
            exchange.close();
            if (!genuine) continue;
            var webhook = Easel.Json.parse(new String(body, UTF_8));
            System.out.printf("%s: job %s, images: %s%n", webhook.text("/event"),
                    webhook.text("/job/id"), webhook.list("/job/successInfo/images").size());
        }
        server.stop(0);
    }
}
