import type { PrintProgram } from '../request/build-request';

export const print: PrintProgram = ({ method, path, headers, body }, { origin, appId }) => {
  const lines = Object.entries(headers).map(
    ([name, value]) => `                .header(${quoted(name)}, ${quoted(value)})\n`,
  );
  const publisher = body === undefined ? 'noBody()' : 'ofString(body)';
  return `import static java.nio.charset.StandardCharsets.UTF_8;

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
        var api = env.getOrDefault("EASEL_API", ${quoted(origin)});
        var appId = env.getOrDefault("EASEL_APP_ID", ${quoted(appId)});
        var pem = Files.readString(Path.of(env.getOrDefault("EASEL_PRIVATE_KEY", "easel-private-key.pem")));
        var path = ${quoted(path)};
        var body = ${literal(body ?? '')};

        var timestamp = String.valueOf(Instant.now().getEpochSecond());
        var nonce = UUID.randomUUID().toString();
        // The JDK reads PKCS#8 only. Convert a PKCS#1 key: openssl pkey -in old.pem -out new.pem
        var der = Base64.getMimeDecoder().decode(pem.replaceAll("-----[^-]+-----", ""));
        var signer = Signature.getInstance("SHA256withRSA");
        signer.initSign(KeyFactory.getInstance("RSA").generatePrivate(new PKCS8EncodedKeySpec(der)));
        signer.update(String.join("\\n", "${method}", path, timestamp, nonce, body).getBytes(UTF_8));
        var signature = Base64.getEncoder().encodeToString(signer.sign());

        var request = HttpRequest.newBuilder(URI.create(api + path))
                .method("${method}", HttpRequest.BodyPublishers.${publisher})
${lines.join('')}                .header("Authorization", "EASEL-SHA256-RSA app_id=" + appId + ",nonce_str=" + nonce
                        + ",timestamp=" + timestamp + ",signature=" + signature)
                .build();
        var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
        System.out.println(response.statusCode() + " " + response.body());
    }
}
`;
};

/** Java reads what JSON escapes. Beyond ASCII, the compiler might take the file for another encoding. */
const quoted = (text: string) => ascii(JSON.stringify(text));

/** A text block keeps the lines of the body; it would drop spaces at their ends, and return characters. */
function literal(text: string): string {
  if (!text.includes('\n')) return quoted(text);
  const lines = text
    .replaceAll('\\', '\\\\')
    .replaceAll('"""', '\\"""')
    .replaceAll('\r', '\\r')
    .replace(/ $/gm, '\\s')
    .replaceAll('\n', '\n                ');
  return `"""\n                ${ascii(lines.replace(/"$/, '\\"'))}"""`;
}

const ascii = (text: string) =>
  text.replace(/[^\n -~]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
