// Signs and judges the vectors with the JDK alone. Reads and prints tab-separated lines; see README.md.

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyFactory;
import java.security.MessageDigest;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.Signature;
import java.security.SignatureException;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;

class Signer {
    static final Map<String, String> FORMS = Map.of(
            "app_id", "[A-Za-z0-9_-]{1,64}",
            "key_id", "[A-Za-z0-9_-]{1,64}",
            "nonce_str", "[A-Za-z0-9_-]{16,64}",
            "timestamp", "[1-9][0-9]{0,14}",
            "signature", "[A-Za-z0-9+/=]+");

    static byte[] decode(String field) {
        return field.equals("-") ? new byte[0] : Base64.getDecoder().decode(field);
    }

    static byte[] concat(byte[]... parts) {
        var out = new ByteArrayOutputStream();
        for (byte[] part : parts) out.writeBytes(part);
        return out.toByteArray();
    }

    static List<String[]> readTable(String file) throws Exception {
        return Files.readAllLines(Path.of(file)).stream().map(line -> line.split("\t", -1)).toList();
    }

    static byte[] readDer(String file) throws Exception {
        return Base64.getMimeDecoder().decode(Files.readString(Path.of(file)).replaceAll("-----[^-]+-----", ""));
    }

    /** The JDK reads PKCS#8 only; a PKCS#1 key becomes one by putting its algorithm in front. */
    static byte[] wrapPkcs1(byte[] pkcs1) {
        byte[] head = HexFormat.of().parseHex("020100300d06092a864886f70d0101010500");
        return der(0x30, concat(head, der(0x04, pkcs1)));
    }

    static byte[] der(int tag, byte[] content) {
        int size = content.length;
        return concat(new byte[] {(byte) tag, (byte) 0x82, (byte) (size >> 8), (byte) size}, content);
    }

    static Map<String, String> parse(String header) {
        String[] words = header.split(" ", 2);
        if (words.length < 2 || !words[0].toUpperCase(Locale.ROOT).equals("EASEL-SHA256-RSA")) return null;
        var params = new HashMap<String, String>();
        for (String pair : words[1].split(",", -1)) {
            String[] sides = pair.split("=", 2);
            if (sides.length < 2 || !FORMS.containsKey(sides[0]) || !sides[1].matches(FORMS.get(sides[0]))) return null;
            if (params.put(sides[0], sides[1]) != null) return null;
        }
        for (String name : FORMS.keySet()) {
            if (!name.equals("key_id") && !params.containsKey(name)) return null;
        }
        return params;
    }

    static byte[] stringToSign(String method, String path, String timestamp, String nonce, byte[] body) {
        String lines = String.join("\n", method, path, timestamp, nonce, "");
        return concat(lines.getBytes(StandardCharsets.UTF_8), body);
    }

    static String sign(byte[] pkcs8, byte[] message) throws Exception {
        PrivateKey key = KeyFactory.getInstance("RSA").generatePrivate(new PKCS8EncodedKeySpec(pkcs8));
        Signature signer = Signature.getInstance("SHA256withRSA");
        signer.initSign(key);
        signer.update(message);
        return Base64.getEncoder().encodeToString(signer.sign());
    }

    static boolean verifies(byte[] spki, byte[] signature, byte[] message) throws Exception {
        PublicKey key = KeyFactory.getInstance("RSA").generatePublic(new X509EncodedKeySpec(spki));
        Signature verifier = Signature.getInstance("SHA256withRSA");
        verifier.initVerify(key);
        verifier.update(message);
        try {
            return verifier.verify(signature);
        } catch (SignatureException wrongLength) {
            return false;
        }
    }

    static byte[] strictBase64(String text) {
        try {
            byte[] bytes = Base64.getDecoder().decode(text);
            return Base64.getEncoder().encodeToString(bytes).equals(text) ? bytes : null;
        } catch (IllegalArgumentException notBase64) {
            return null;
        }
    }

    static String judge(String[] row, List<String[]> apps) throws Exception {
        var params = parse(new String(decode(row[7]), StandardCharsets.UTF_8));
        if (params == null) return "SIGN_ERROR";
        byte[] signature = strictBase64(params.get("signature"));
        if (signature == null) return "SIGN_ERROR";
        if (Math.abs(Long.parseLong(params.get("timestamp")) - Long.parseLong(row[8])) > 300) return "TIMESTAMP_SKEW";
        byte[] message = stringToSign(row[1], row[2], params.get("timestamp"), params.get("nonce_str"), decode(row[3]));
        for (String[] app : apps) {
            if (!app[0].equals(params.get("app_id"))) continue;
            if (!app[1].equals(params.getOrDefault("key_id", app[1]))) continue;
            if (!verifies(readDer(app[2]), signature, message)) continue;
            boolean used = Arrays.asList(row[9].split(",")).contains(app[0] + ":" + params.get("nonce_str"));
            return used ? "NONCE_REUSED" : "ok";
        }
        return "SIGN_ERROR";
    }

    public static void main(String[] args) throws Exception {
        List<String[]> apps = readTable(args[1]);
        for (String[] row : readTable(args[0])) {
            byte[] message = stringToSign(row[1], row[2], row[4], row[5], decode(row[3]));
            String key = args[2] + "/" + row[6];
            System.out.println(String.join("\t",
                    row[0],
                    HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(message)),
                    sign(readDer(key + ".pkcs8.pem"), message),
                    sign(wrapPkcs1(readDer(key + ".pkcs1.pem")), message),
                    judge(row, apps)));
        }
    }
}
