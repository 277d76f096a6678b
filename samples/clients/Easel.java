import java.io.IOException;
import java.math.BigDecimal;
import java.net.URI;
import java.net.http.*;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.ByteBuffer;
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
    private final HttpClient http = HttpClient.newHttpClient();
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
        var timestamp = String.valueOf(Instant.now().getEpochSecond());
        var nonce = UUID.randomUUID().toString();
        var signature = sign(String.join("\n", method, path, timestamp, nonce, body));
        return "EASEL-SHA256-RSA app_id=" + appId + (keyId == null ? "" : ",key_id=" + keyId)
                + ",nonce_str=" + nonce + ",timestamp=" + timestamp + ",signature=" + signature;
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

    /** The JDK reads PKCS#8 only: a PKCS#1 key needs the name of its algorithm in front. */
    private static PrivateKey readKey(String pem) throws GeneralSecurityException {
        var der = Base64.getMimeDecoder().decode(pem.replaceAll("-----[^-]+-----", ""));
        if (pem.contains("BEGIN RSA PRIVATE KEY")) {
            var algorithm = HexFormat.of().parseHex("020100300d06092a864886f70d0101010500");
            der = ByteBuffer.allocate(der.length + 26)
                    .putShort((short) 0x3082).putShort((short) (der.length + 22)).put(algorithm)
                    .putShort((short) 0x0482).putShort((short) der.length).put(der).array();
        }
        return KeyFactory.getInstance("RSA").generatePrivate(new PKCS8EncodedKeySpec(der));
    }

    public Json request(String method, String path) throws IOException, InterruptedException {
        return request(method, path, "");
    }

    /** Repeating is safe: what costs credits has a requestId, and each attempt is signed anew. */
    public Json request(String method, String path, String body, String... headers)
            throws IOException, InterruptedException {
        for (int attempt = 1; ; attempt++) {
            var request = HttpRequest.newBuilder(URI.create(api + path))
                    .timeout(Duration.ofSeconds(60))
                    .header("Authorization", authorization(method, path, body))
                    .method(method, BodyPublishers.noBody());
            if (!body.isEmpty()) {
                request.header("Content-Type", "application/json");
                request.method(method, BodyPublishers.ofString(body));
            }
            if (headers.length > 0) request.headers(headers);
            var response = http.send(request.build(), BodyHandlers.ofString());
            if (response.statusCode() == 200) return Json.parse(response.body());
            var error = new EaselException(response);
            if (!error.retryable || attempt >= attempts) throw error;
            Thread.sleep((error.retryAfter > 0 ? error.retryAfter : 1 << attempt) * 1000);
        }
    }

    /** The server holds each answer until the status changes. An unknown status is not final. */
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

    /** Answers the resource id. The address is signed already and takes no Authorization. */
    public String upload(String file) throws IOException, InterruptedException {
        var place = request("POST", "/v1/resource/image", "{\"contentType\": \"image/png\"}");
        var put = HttpRequest.newBuilder(URI.create(place.text("/putUrl")))
                .PUT(BodyPublishers.ofFile(Path.of(file)));
        for (var name : place.names("/headers")) put.header(name, place.text("/headers/" + name));
        var response = http.send(put.build(), BodyHandlers.ofString());
        if (response.statusCode() >= 300) throw new EaselException(response);
        return place.text("/resourceId");
    }

    /** Answers how many bytes were saved. */
    public long download(String url, String file) throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create(url)).build();
        var response = http.send(request, BodyHandlers.ofByteArray());
        int status = response.statusCode();
        if (status != 200) throw new IOException("Downloading " + file + ": " + status);
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
        public final boolean retryable;
        public final long retryAfter;

        EaselException(HttpResponse<String> response) {
            var body = response.body();
            status = response.statusCode();
            // A gateway on the way may answer with a page instead of a problem.
            problem = body.startsWith("{") ? Json.parse(body)
                    : new Json(Map.of("code", "UNKNOWN", "detail", "no details"));
            code = problem.text("/code");
            requestId = response.headers().firstValue("X-Request-Id").orElse("");
            retryable = problem.text("/retryable").equals("true")
                    || Set.of(202, 502, 503).contains(status);
            retryAfter = response.headers().firstValueAsLong("Retry-After").orElse(0);
        }

        @Override
        public String getMessage() {
            var text = new StringBuilder(status + " " + code + ": " + problem.text("/detail"))
                    .append(" (" + requestId + ")");
            for (var field : problem.list("/errors")) {
                text.append("\n  " + field.text("/pointer") + ": " + field.text("/detail"));
            }
            return text.toString();
        }
    }

    /** A JSON value, read by JSON Pointer: {@code answer.text("/job/id")}, "" if absent. */
    public record Json(Object value) {
        // Valid JSON can be read without its colons and commas.
        private static final Pattern TOKEN = Pattern.compile("""
                [{}\\[\\]]|"[^"\\\\]*+(?:\\\\.[^"\\\\]*+)*+"|[^\\s{}\\[\\]:,"]+""");
        private static final Pattern ESCAPED = Pattern.compile("\\\\(u.{4}|.)");
        private static final Pattern TO_ESCAPE = Pattern.compile("[\"\\\\\\x00-\\x1f]");

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
            var items = at(pointer).value instanceof List<?> list ? list : List.of();
            return items.stream().<Json>map(Json::new).toList();
        }

        public List<String> names(String pointer) {
            var items = at(pointer).value instanceof Map<?, ?> map ? map : Map.of();
            return items.keySet().stream().map(String::valueOf).toList();
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
                    var quoted = ESCAPED.matcher(token.substring(1, token.length() - 1));
                    return quoted.replaceAll(escape -> unescape(escape.group(1)));
                case 't', 'f', 'n':
                    return token.equals("null") ? null : Boolean.valueOf(token);
                default:
                    return new BigDecimal(token);
            }
        }

        private static String unescape(String code) {
            if (code.equals("/")) return code;
            return Matcher.quoteReplacement(code.length() == 1 ? ("\\" + code).translateEscapes()
                    : Character.toString(Integer.parseInt(code, 1, 5, 16)));
        }

        /** The value as JSON again; {@code new Json(text)} quotes a text for a body. */
        @Override
        public String toString() {
            if (value instanceof List<?>) return list("").toString();
            if (value instanceof Map<?, ?> map) {
                var fields = map.entrySet().stream();
                return fields.map(one -> new Json(one.getKey()) + ": " + new Json(one.getValue()))
                        .collect(Collectors.joining(", ", "{", "}"));
            }
            if (!(value instanceof String text)) return String.valueOf(value);
            var hex = HexFormat.of();
            return '"' + TO_ESCAPE.matcher(text).replaceAll(found ->
                    "\\\\u" + hex.toHexDigits((short) found.group().charAt(0))) + '"';
        }
    }
}
