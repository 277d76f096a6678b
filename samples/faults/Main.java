import java.io.*;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.*;

public class Main {
    static String work(String[] fields) throws Exception {
        if (fields[1].equals("webhook")) {
            var headers = Map.of("webhook-id", fields[5], "webhook-timestamp", fields[6],
                    "webhook-signature", fields[7]);
            var body = fields[8].getBytes(StandardCharsets.UTF_8);
            return Easel.verifyWebhook(fields[4], headers::get, body).text("/type");
        }
        var limit = Duration.ofSeconds(Long.parseLong(fields[3]));
        var easel = new Easel();
        easel.api = fields[2];
        easel.appId = "app_faults";
        easel.attempts = 3;
        easel.maxPause = Duration.ofSeconds(1);
        easel.timeout = easel.transferTimeout = limit;
        if (fields[1].equals("token")) easel.token = "sbx_token";
        return switch (fields[1]) {
            case "create" -> easel.request("POST", "/v1/jobs", "{\"requestId\": \"r-1\"}")
                    .text("/job/id");
            case "quote" -> easel.request("POST", "/v1/jobs/credits", "{\"stages\": []}")
                    .text("/job/id");
            case "wait" -> easel.waitForJob("1", limit).text("/id");
            case "upload" -> easel.upload("photo.png");
            case "download" ->
                String.valueOf(easel.download(fields[2] + "/file", fields[0] + ".png"));
            default -> easel.request("GET", "/v1/jobs/1").text("/job/id");
        };
    }

    static void run(String line) {
        var fields = line.split("\t", -1);
        var result = new StringJoiner("\t").add(fields[0]);
        try {
            result.add("ok").add(work(fields));
        } catch (Easel.EaselException e) {
            result = new StringJoiner("\t").add(fields[0]).add("error")
                    .add(e.status == 0 ? "" : String.valueOf(e.status)).add(e.code)
                    .add(e.requestId).add(e.getMessage().replaceAll("\\s+", " "));
        } catch (Exception e) {
            result = new StringJoiner("\t").add(fields[0]).add("masked").add(e.toString());
        }
        System.out.println(result);
    }

    public static void main(String[] args) throws Exception {
        var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (var line : lines.lines().toList()) new Thread(() -> run(line)).start();
    }
}
