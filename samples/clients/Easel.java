// Easel.java 1.0.0, a client of the Easel API. It needs nothing but JDK 17.
import java.io.IOException;
import java.math.BigDecimal;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.*;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.*;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.security.*;
import java.security.spec.PKCS8EncodedKeySpec;
import java.time.*;
import java.time.format.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** All failures of a request are {@link EaselException}; an interrupted thread stops waiting. */
public final class Easel {
    private static final Set<String> FINAL_STATUSES = Set.of("SUCCESS", "FAILED", "CANCELED");
    private static final Set<Integer> REPEATED = Set.of(202, 429, 502, 503, 504);

    public int attempts = 4;
    /** For one response, above {@code wait}; for one file; between two attempts at most. */
    public Duration timeout = Duration.ofSeconds(60);
    public Duration transferTimeout = Duration.ofSeconds(300);
    public Duration maxPause = Duration.ofSeconds(30);
    /** A bearer token instead of the key. */
    public String token = System.getenv("EASEL_TOKEN");
    public String api = setting("EASEL_API", "http://127.0.0.1:8787");
    public String appId = setting("EASEL_APP_ID", "app_sandbox");
    /** It follows no redirect: that would hand the signature to whoever it names. */
    public HttpClient http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(10)).build();
    private final String keyId;
    private final PrivateKey key;

    public Easel() throws IOException, GeneralSecurityException {
        this(setting("EASEL_PRIVATE_KEY", "easel-private-key.pem"), null);
    }

    public Easel(String privateKey, String keyId) throws IOException, GeneralSecurityException {
        this.key = token == null ? readKey(Files.readString(Path.of(privateKey))) : null;
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

    /** After a lost response, the request is repeated only where that does nothing twice. */
    public Json request(String method, String path, String body, String... headers)
            throws IOException, InterruptedException {
        var safe = Set.of("GET", "DELETE").contains(method)
                || !Json.read(body).text("/requestId").isEmpty();
        return repeat(safe, () -> {
            var request = HttpRequest.newBuilder(URI.create(api.replaceAll("/+$", "") + path))
                    .header("Authorization", token == null ? authorization(method, path, body)
                            : "Bearer " + token)
                    .method(method, BodyPublishers.noBody());
            if (!body.isEmpty()) {
                request.header("Content-Type", "application/json");
                request.method(method, BodyPublishers.ofString(body));
            }
            if (headers.length > 0) request.headers(headers);
            var response = send(request, timeout, null);
            var json = Json.read(response.text());
            if (response.status() == 200 && json.value() != null) return json;
            throw new EaselException(response);
        });
    }

    public Json waitForJob(String jobId) throws IOException, InterruptedException {
        // At most 30 minutes in the queue, and a workflow runs for at most 30.
        return waitForJob(jobId, Duration.ofHours(1));
    }

    /** Polls at once after a change, otherwise after a pause. An unknown status is not final. */
    public Json waitForJob(String jobId, Duration limit) throws IOException, InterruptedException {
        var path = "/v1/jobs/" + URLEncoder.encode(jobId, StandardCharsets.UTF_8) + "?wait=20";
        var deadline = Instant.now().plus(limit);
        var status = "";
        for (var pause = Duration.ofSeconds(2); Instant.now().isBefore(deadline); ) {
            var job = request("GET", path).at("/job");
            if (FINAL_STATUSES.contains(job.text("/status"))) return job;
            if (job.text("/status").equals(status)) {
                Thread.sleep(atMost(pause).toMillis());
                pause = atMost(pause.multipliedBy(2));
            } else {
                pause = Duration.ofSeconds(2);
            }
            status = job.text("/status");
        }
        throw new EaselException("Job " + jobId + " is still " + status + " after " + limit, null);
    }

    /** Returns the resource ID. The address is signed already and takes no Authorization. */
    public String upload(String file) throws IOException, InterruptedException {
        var path = Path.of(file);
        var declared = Map.of("contentType", imageType(path), "contentLength", Files.size(path));
        var place = request("POST", "/v1/resource/image", new Json(declared).toString());
        return repeat(true, () -> {
            var put = HttpRequest.newBuilder(URI.create(place.text("/putUrl")))
                    .PUT(BodyPublishers.ofFile(path));
            for (var name : place.names("/headers")) {
                put.header(name, place.text("/headers/" + name));
            }
            var response = send(put, transferTimeout, null);
            if (response.status() < 200 || response.status() > 299) {
                throw new EaselException(response);
            }
            return place.text("/resourceId");
        });
    }

    private static String imageType(Path file) throws IOException {
        try (var stream = Files.newInputStream(file)) {
            var first = new String(stream.readNBytes(12), StandardCharsets.ISO_8859_1);
            if (first.startsWith("\u0089PNG")) return "image/png";
            if (first.startsWith("\u00ff\u00d8\u00ff")) return "image/jpeg";
            if (first.startsWith("RIFF") && first.endsWith("WEBP")) return "image/webp";
            return "application/octet-stream";
        }
    }

    /** Returns how many bytes were saved. The file appears when it is whole. */
    public long download(String url, String file) throws IOException, InterruptedException {
        var part = Path.of(file + ".part");
        try {
            return repeat(true, () -> {
                var response = send(HttpRequest.newBuilder(URI.create(url)), transferTimeout, part);
                if (response.status() != 200 || response.failure() != null) {
                    throw new EaselException(response);
                }
                Files.move(part, Path.of(file), StandardCopyOption.REPLACE_EXISTING);
                return Files.size(Path.of(file));
            });
        } finally {
            Files.deleteIfExists(part);
        }
    }

    /** What has arrived: a status of 0 means no response, a failure that the body is not whole. */
    private record Arrived(int status, HttpHeaders headers, String text, Throwable failure) {}

    /** The time limit is for everything, body included; that of a request ends at its headers. */
    private Arrived send(HttpRequest.Builder request, Duration limit, Path file)
            throws InterruptedException {
        var arrived = new AtomicReference<ResponseInfo>();
        BodyHandler<String> handler = info -> {
            arrived.set(info);
            return file != null && info.statusCode() == 200
                    ? BodySubscribers.mapping(BodySubscribers.ofFile(file), Path::toString)
                    : BodySubscribers.ofString(StandardCharsets.UTF_8);
        };
        request.header("User-Agent", "easel-java/1.0.0");
        var sent = http.sendAsync(request.build(), handler);
        try {
            var response = sent.get(limit.toMillis(), TimeUnit.MILLISECONDS);
            return new Arrived(response.statusCode(), response.headers(), response.body(), null);
        } catch (ExecutionException | TimeoutException e) {
            var failure = e instanceof TimeoutException
                    ? new HttpTimeoutException("no response within " + limit) : e.getCause();
            var info = arrived.get();
            return info == null
                    ? new Arrived(0, HttpHeaders.of(Map.of(), (a, b) -> true), "", failure)
                    : new Arrived(info.statusCode(), info.headers(), "", failure);
        } finally {
            sent.cancel(true);
        }
    }

    private interface Attempt<T> {
        T make() throws IOException, InterruptedException;
    }

    /** Pauses as Retry-After says, or else for a random part of 1, 2, 4 … seconds. */
    private <T> T repeat(boolean safe, Attempt<T> attempt)
            throws IOException, InterruptedException {
        for (int count = 0; ; count++) {
            try {
                return attempt.make();
            } catch (EaselException e) {
                var again = e.retryable || e.lost && safe;
                if (!again || count + 1 >= attempts) throw e;
                var longest = atMost(Duration.ofSeconds(1L << Math.min(count, 30))).toMillis();
                Thread.sleep(e.retryAfter > 0 ? atMost(Duration.ofSeconds(e.retryAfter)).toMillis()
                        : ThreadLocalRandom.current().nextLong(longest + 1));
            }
        }
    }

    private Duration atMost(Duration pause) {
        return pause.compareTo(maxPause) > 0 ? maxPause : pause;
    }

    /** Verifies a webhook as Standard Webhooks say and returns its event. */
    public static Json verifyWebhook(String secret, UnaryOperator<String> header, byte[] body)
            throws EaselException {
        var id = Objects.toString(header.apply("webhook-id"), "");
        var timestamp = Objects.toString(header.apply("webhook-timestamp"), "");
        if (id.isEmpty() || !timestamp.matches("[0-9]{1,12}")) {
            throw new EaselException("webhook without id or time", null);
        }
        if (Math.abs(Instant.now().getEpochSecond() - Long.parseLong(timestamp)) > 300) {
            throw new EaselException("webhook timestamp too far off", null);
        }
        try {
            var key = Base64.getDecoder().decode(secret.replaceFirst("^whsec_", ""));
            if (key.length == 0) throw new EaselException("no webhook secret", null);
            var mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key, "HmacSHA256"));
            mac.update((id + "." + timestamp + ".").getBytes(StandardCharsets.UTF_8));
            var expected = "v1," + Base64.getEncoder().encodeToString(mac.doFinal(body));
            var given = Objects.toString(header.apply("webhook-signature"), "").split(" ");
            if (Arrays.stream(given).anyMatch(one ->
                    MessageDigest.isEqual(one.getBytes(), expected.getBytes()))) {
                return Json.parse(new String(body, StandardCharsets.UTF_8));
            }
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
        throw new EaselException("webhook with a wrong signature", null);
    }

    private static String setting(String name, String otherwise) {
        return System.getenv().getOrDefault(name, otherwise);
    }

    /** A refused request or one without a response: status is 0 and code "" if there was none. */
    @SuppressWarnings("serial")
    public static final class EaselException extends IOException {
        public final int status;
        public final String code;
        public final Json problem;
        public final String requestId;
        public final boolean retryable;
        /** In seconds; 0 if the header is missing or past. */
        public final long retryAfter;
        /** Nobody knows whether the request was carried out. */
        public final boolean lost;

        EaselException(String message, Throwable cause) {
            super(message, cause);
            status = 0;
            code = requestId = "";
            problem = new Json(null);
            retryable = lost = false;
            retryAfter = 0;
        }

        /** A gateway in between may send a web page, half a response or nothing. */
        EaselException(Arrived response) {
            super(describe(response), response.failure());
            status = response.status();
            problem = Json.read(response.text());
            code = problem.text("/code");
            requestId = requestId(response);
            retryable = problem.at("/retryable").value() instanceof Boolean says ? says
                    : REPEATED.contains(status);
            retryAfter = readRetryAfter(response.headers().firstValue("Retry-After").orElse(""));
            lost = status == 0 || status == 200;
        }

        private static String describe(Arrived response) {
            var problem = Json.read(response.text());
            var detail = problem.text("/detail");
            if (detail.isEmpty()) detail = response.text().strip();
            if (detail.isEmpty() && response.failure() != null) {
                detail = response.failure().toString();
            }
            if (detail.isEmpty()) detail = "empty response";
            if (detail.length() > 200) detail = detail.substring(0, 200);
            if (response.status() == 200) detail = "the response is not whole: " + detail;
            var head = (response.status() + " " + problem.text("/code")).strip() + ": ";
            var text = new StringBuilder(response.status() == 0 ? detail : head + detail);
            if (!requestId(response).isEmpty()) text.append(" (" + requestId(response) + ")");
            for (var field : problem.list("/errors")) {
                text.append("\n  " + field.text("/pointer") + ": " + field.text("/detail"));
            }
            return text.toString();
        }

        private static String requestId(Arrived response) {
            var named = Json.read(response.text()).text("/traceId");
            if (!named.isEmpty()) return named;
            return response.headers().firstValue("X-Request-Id").orElse("");
        }

        private static long readRetryAfter(String value) {
            if (value.matches("[0-9]{1,9}")) return Long.parseLong(value);
            try {
                var date = ZonedDateTime.parse(value, DateTimeFormatter.RFC_1123_DATE_TIME);
                return Math.max(0, Duration.between(Instant.now(), date).toSeconds() + 1);
            } catch (DateTimeParseException e) {
                return 0;
            }
        }
    }

    /** A JSON value, read by JSON Pointer: {@code response.text("/job/id")}, "" if absent. */
    public record Json(Object value) {
        private static final Pattern TO_ESCAPE = Pattern.compile("[\"\\\\\\x00-\\x1f]");

        /** Throws an IllegalArgumentException if the text is not JSON. */
        public static Json parse(String text) {
            return new Json(new Parser(text).document());
        }

        /** An object, or the value null if the text is anything else. */
        static Json read(String text) {
            try {
                var json = text.isEmpty() ? new Json(null) : parse(text);
                return json.value instanceof Map<?, ?> ? json : new Json(null);
            } catch (IllegalArgumentException e) {
                return new Json(null);
            }
        }

        public Json at(String pointer) {
            var found = value;
            for (var name : pointer.split("/")) {
                if (name.isEmpty()) continue;
                if (found instanceof List<?> list) {
                    var index = name.matches("[0-9]{1,9}") ? Integer.parseInt(name) : list.size();
                    found = index < list.size() ? list.get(index) : null;
                } else {
                    found = found instanceof Map<?, ?> map ? map.get(name) : null;
                }
            }
            return new Json(found);
        }

        /** The text, number or truth value there; "" if there is none. */
        public String text(String pointer) {
            var found = at(pointer).value;
            var isPlain = found instanceof String || found instanceof Number
                    || found instanceof Boolean;
            return isPlain ? found.toString() : "";
        }

        public List<Json> list(String pointer) {
            var items = at(pointer).value instanceof List<?> list ? list : List.of();
            return items.stream().<Json>map(Json::new).toList();
        }

        public List<String> names(String pointer) {
            var items = at(pointer).value instanceof Map<?, ?> map ? map : Map.of();
            return items.keySet().stream().map(String::valueOf).toList();
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

    /** Reads JSON by the letter of RFC 8259, and nothing deeper than 200 levels. */
    private static final class Parser {
        private static final Pattern NUMBER =
                Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]{1,6})?");
        private final String text;
        private int at;

        Parser(String text) {
            this.text = text;
        }

        Object document() {
            var value = value(0);
            if (peek() != 0) throw unexpected();
            return value;
        }

        private Object value(int depth) {
            if (depth > 200) throw unexpected();
            switch (peek()) {
                case '{':
                    return object(depth);
                case '[':
                    return list(depth);
                case '"':
                    return string();
                default:
                    if (word("null")) return null;
                    if (word("true")) return true;
                    if (word("false")) return false;
                    var number = NUMBER.matcher(text).region(at, text.length());
                    if (!number.lookingAt()) throw unexpected();
                    at = number.end();
                    return new BigDecimal(number.group());
            }
        }

        private Object object(int depth) {
            var map = new LinkedHashMap<String, Object>();
            at++;
            if (peek() == '}') return end(map);
            while (true) {
                if (peek() != '"') throw unexpected();
                var name = string();
                if (peek() != ':') throw unexpected();
                at++;
                map.put(name, value(depth + 1));
                if (peek() == '}') return end(map);
                if (peek() != ',') throw unexpected();
                at++;
            }
        }

        private Object list(int depth) {
            var list = new ArrayList<Object>();
            at++;
            if (peek() == ']') return end(list);
            while (true) {
                list.add(value(depth + 1));
                if (peek() == ']') return end(list);
                if (peek() != ',') throw unexpected();
                at++;
            }
        }

        private String string() {
            var found = new StringBuilder();
            for (at++; at < text.length() && text.charAt(at) >= ' '; at++) {
                var next = text.charAt(at);
                if (next == '"') return (String) end(found.toString());
                found.append(next == '\\' ? escaped() : next);
            }
            throw unexpected();
        }

        private char escaped() {
            at++;
            var escape = at < text.length() ? text.charAt(at) : 0;
            if (escape == 'u' && at + 4 < text.length()) {
                at += 4;
                return (char) HexFormat.fromHexDigits(text, at - 3, at + 1);
            }
            var index = "\"\\/bfnrt".indexOf(escape);
            if (index < 0) throw unexpected();
            return "\"\\/\b\f\n\r\t".charAt(index);
        }

        private Object end(Object value) {
            at++;
            return value;
        }

        private boolean word(String word) {
            if (!text.startsWith(word, at)) return false;
            at += word.length();
            return true;
        }

        /** The next character that is not white space, 0 at the end. */
        private char peek() {
            while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) at++;
            return at < text.length() ? text.charAt(at) : 0;
        }

        private IllegalArgumentException unexpected() {
            return new IllegalArgumentException("No JSON: unexpected character " + at);
        }
    }
}
