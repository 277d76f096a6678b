import static java.util.stream.Collectors.joining;

import java.io.*;
import java.math.BigDecimal;
import java.net.URI;
import java.net.http.*;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.security.*;
import java.security.spec.PKCS8EncodedKeySpec;
import java.time.*;
import java.util.*;
import java.util.regex.*;
import java.util.stream.Collectors;

/** A small client of the Easel API. It needs nothing but JDK 17. */
public final class Easel {
    private static final Set<String> FINAL_STATUSES = Set.of("SUCCESS", "FAILED", "CANCELED");

    public int attempts = 4;
    private final HttpClient http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final String api = setting("EASEL_API", "http://127.0.0.1:8787");
    private final String appId = setting("EASEL_APP_ID", "app_sandbox");
    private final String keyId;
    private final PrivateKey key;

    public Easel() throws IOException, GeneralSecurityException {
        this(setting("EASEL_PRIVATE_KEY", "easel-private-key.pem"), null);
    }

    public Easel(String privateKey, String keyId) throws IOException, GeneralSecurityException {
        this.key = readKey(Files.readString(Path.of(privateKey)));
        this.keyId = keyId;
    }

    // region sign
    public String authorization(String method, String path, String body) {
        var timestamp = Instant.now().getEpochSecond();
        var nonce = UUID.randomUUID();
        var stringToSign = "%s\n%s\n%s\n%s\n%s".formatted(method, path, timestamp, nonce, body);
        return "EASEL-SHA256-RSA app_id=%s,%snonce_str=%s,timestamp=%s,signature=%s".formatted(
                appId, keyId == null ? "" : "key_id=" + keyId + ",", nonce, timestamp, sign(stringToSign));
    }

    private String sign(String text) {
        try {
            var signer = Signature.getInstance("SHA256withRSA");
            signer.initSign(key);
            signer.update(text.getBytes(StandardCharsets.UTF_8));
            return Base64.getEncoder().encodeToString(signer.sign());
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }
    // endregion

    /** The JDK reads PKCS#8 only. A PKCS#1 key becomes one when the name of the algorithm is put in front. */
    private static PrivateKey readKey(String pem) throws GeneralSecurityException {
        var der = Base64.getMimeDecoder().decode(pem.replaceAll("-----[^-]+-----", ""));
        if (pem.contains("BEGIN RSA PRIVATE KEY")) {
            der = wrap(0x30, HexFormat.of().parseHex("020100300d06092a864886f70d0101010500"), wrap(0x04, der));
        }
        return KeyFactory.getInstance("RSA").generatePrivate(new PKCS8EncodedKeySpec(der));
    }

    private static byte[] wrap(int tag, byte[]... parts) {
        int size = Arrays.stream(parts).mapToInt(part -> part.length).sum();
        var out = new ByteArrayOutputStream();
        out.writeBytes(new byte[] {(byte) tag, (byte) 0x82, (byte) (size >> 8), (byte) size});
        for (var part : parts) out.writeBytes(part);
        return out.toByteArray();
    }

    public Json request(String method, String path) throws IOException, InterruptedException {
        return request(method, path, "");
    }

    /** Repeating is safe: whatever costs credits carries a requestId, and each attempt is signed anew. */
    public Json request(String method, String path, String body, String... headers)
            throws IOException, InterruptedException {
        for (int attempt = 1; ; attempt++) {
            var request = HttpRequest.newBuilder(URI.create(api + path)).timeout(Duration.ofSeconds(60))
                    .method(method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body))
                    .header("Authorization", authorization(method, path, body));
            if (!body.isEmpty()) request.header("Content-Type", "application/json");
            for (int i = 0; i < headers.length; i += 2) request.header(headers[i], headers[i + 1]);
            var response = http.send(request.build(), BodyHandlers.ofString());
            if (response.statusCode() == 200) return Json.parse(response.body());
            var error = new EaselException(response);
            boolean repeat = Set.of(202, 409, 429, 503).contains(error.status) && error.retryAfter > 0;
            if (!repeat || attempt >= attempts) throw error;
            Thread.sleep(error.retryAfter * 1000);
        }
    }

    /** The server holds each answer until the status changes; a status that is not final is waited for. */
    public Json waitForJob(String jobId) throws IOException, InterruptedException {
        var deadline = Instant.now().plus(Duration.ofMinutes(30));
        var status = "";
        for (long pause = 2; Instant.now().isBefore(deadline); ) {
            var job = request("GET", "/v1/jobs/" + jobId + "?wait=20").at("/job");
            if (FINAL_STATUSES.contains(job.text("/status"))) return job;
            if (job.text("/status").equals(status)) {
                Thread.sleep(pause * 1000);
                pause = Math.min(pause * 2, 30);
            }
            status = job.text("/status");
        }
        throw new IOException("Job " + jobId + " is still " + status + " after 30 minutes.");
    }

    /** Answers the resource id. The PUT goes to an address that is signed already, so it has no Authorization. */
    public String upload(String file) throws IOException, InterruptedException {
        var place = request("POST", "/v1/resource/image", """
                {"contentType": "image/png"}""");
        var put = HttpRequest.newBuilder(URI.create(place.text("/putUrl"))).PUT(BodyPublishers.ofFile(Path.of(file)));
        for (var name : place.names("/headers")) put.header(name, place.text("/headers/" + name));
        var response = http.send(put.build(), BodyHandlers.ofString());
        if (response.statusCode() / 100 != 2) throw new EaselException(response);
        return place.text("/resourceId");
    }

    /** Answers how many bytes were saved. */
    public long download(String url, String file) throws IOException, InterruptedException {
        var response = http.send(HttpRequest.newBuilder(URI.create(url)).build(), BodyHandlers.ofByteArray());
        if (response.statusCode() != 200) throw new IOException("Downloading " + file + ": " + response.statusCode());
        Files.write(Path.of(file), response.body());
        return response.body().length;
    }

    private static String setting(String name, String otherwise) {
        return System.getenv().getOrDefault(name, otherwise);
    }

    @SuppressWarnings("serial")
    public static final class EaselException extends IOException {
        public final int status;
        public final String code;
        public final Json problem;
        public final String requestId;
        public final long retryAfter;

        EaselException(HttpResponse<String> response) {
            super(response.statusCode() + " " + response.body());
            status = response.statusCode();
            problem = response.body().startsWith("{") ? Json.parse(response.body()) : new Json(Map.of());
            code = problem.text("/code");
            requestId = response.headers().firstValue("X-Request-Id").orElse("");
            retryAfter = response.headers().firstValueAsLong("Retry-After").orElse(0);
        }

        @Override
        public String getMessage() {
            if (code.isEmpty()) return super.getMessage();
            var errors = problem.list("/errors").stream();
            return "%s %s: %s (%s)".formatted(status, code, problem.text("/detail"), requestId)
                    + errors.map(e -> "\n  " + e.text("/pointer") + ": " + e.text("/detail")).collect(joining());
        }
    }

    /** A JSON value, read by JSON Pointer: {@code answer.text("/job/id")}. What is not there is "" or an empty list. */
    public record Json(Object value) {
        // Valid JSON can be read without its colons and commas.
        private static final Pattern TOKEN = Pattern.compile("""
                [{}\\[\\]]|"[^"\\\\]*+(?:\\\\.[^"\\\\]*+)*+"|[^\\s{}\\[\\]:,"]+""");
        private static final HexFormat HEX = HexFormat.of();
        private static final Pattern TO_ESCAPE = Pattern.compile("[\"\\\\\\x00-\\x1f]");
        private static final Pattern ESCAPE = Pattern.compile("\\\\(?:u(.{4})|(.))");

        public static Json parse(String text) {
            var tokens = TOKEN.matcher(text).results().map(MatchResult::group);
            return new Json(read(tokens.collect(Collectors.toCollection(ArrayDeque::new))));
        }

        public Json at(String pointer) {
            var found = value;
            for (var name : pointer.split("/")) {
                if (name.isEmpty()) continue;
                if (found instanceof List<?> list) found = list.get(Integer.parseInt(name));
                else found = found instanceof Map<?, ?> map ? map.get(name) : null;
            }
            return new Json(found);
        }

        public String text(String pointer) {
            return Objects.toString(at(pointer).value, "");
        }

        public List<Json> list(String pointer) {
            return at(pointer).value instanceof List<?> list ? list.stream().<Json>map(Json::new).toList() : List.of();
        }

        public List<String> names(String pointer) {
            var found = at(pointer).value;
            return found instanceof Map<?, ?> map ? map.keySet().stream().map(String::valueOf).toList() : List.of();
        }

        private static Object read(Queue<String> tokens) {
            var token = tokens.remove();
            switch (token.charAt(0)) {
                case '{':
                    var map = new LinkedHashMap<String, Object>();
                    while (!tokens.peek().equals("}")) map.put((String) read(tokens), read(tokens));
                    tokens.remove();
                    return map;
                case '[':
                    var list = new ArrayList<Object>();
                    while (!tokens.peek().equals("]")) list.add(read(tokens));
                    tokens.remove();
                    return list;
                case '"':
                    return ESCAPE.matcher(token.substring(1, token.length() - 1)).replaceAll(Json::unescape);
                case 't', 'f':
                    return Boolean.valueOf(token);
                case 'n':
                    return null;
                default:
                    return new BigDecimal(token);
            }
        }

        private static String unescape(MatchResult escape) {
            var hex = escape.group(1);
            var letter = hex == null ? escape.group(2) : Character.toString(Integer.parseInt(hex, 16));
            int control = hex == null ? "nrtbf".indexOf(letter) : -1;
            return Matcher.quoteReplacement(control < 0 ? letter : "\n\r\t\b\f".substring(control, control + 1));
        }

        /** The value as JSON again: {@code new Json("say \"hi\"")} quotes a text for a body. */
        @Override
        public String toString() {
            if (value instanceof String text) {
                return '"' + TO_ESCAPE.matcher(text).replaceAll(c -> "\\\\u00" + HEX.toHexDigits((byte) c.group().charAt(0))) + '"';
            }
            if (value instanceof List<?>) return list("").stream().map(Json::toString).collect(joining(",", "[", "]"));
            if (!(value instanceof Map<?, ?> map)) return String.valueOf(value);
            var pairs = map.entrySet().stream();
            return pairs.map(e -> new Json(e.getKey()) + ":" + new Json(e.getValue())).collect(joining(",", "{", "}"));
        }
    }
}
