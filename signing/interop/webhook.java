// Signs and judges webhooks with the JDK alone. Reads and prints tab-separated lines; see README.md.

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

class Webhook {
    static String judge(String timestamp, String given, String right, long now) {
        if (!timestamp.matches("[0-9]{1,15}")) return "refused";
        if (Math.abs(now - Long.parseLong(timestamp)) > 300) return "refused";
        var fits = Arrays.stream(given.split(" "))
                .anyMatch(one -> MessageDigest.isEqual(one.getBytes(UTF_8), right.getBytes(UTF_8)));
        return fits ? "ok" : "refused";
    }

    public static void main(String[] args) throws Exception {
        for (var line : Files.readAllLines(Path.of(args[0]))) {
            var field = line.split("\t");
            var key = Base64.getDecoder().decode(field[1].substring("whsec_".length()));
            var body = field[5].equals("-") ? new byte[0] : Base64.getDecoder().decode(field[5]);
            var mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key, "HmacSHA256"));
            mac.update((field[2] + "." + field[3] + ".").getBytes(UTF_8));
            var right = "v1," + Base64.getEncoder().encodeToString(mac.doFinal(body));
            var verdict = judge(field[3], field[4], right, Long.parseLong(field[6]));
            System.out.println(String.join("\t", field[0], right, verdict));
        }
    }
}
