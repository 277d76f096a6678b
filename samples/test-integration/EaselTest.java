import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EaselTest {
    static Process sandbox;
    static Easel easel;

    // region start
    @BeforeAll
    static void start() throws Exception {
        sandbox = new ProcessBuilder(
                "node", "easel-sandbox.mjs", "--port", "0", "--speed", "100", "--control")
                .redirectError(ProcessBuilder.Redirect.INHERIT).start();
        var line = sandbox.inputReader().readLine();
        easel = new Easel();
        easel.api = line.substring(line.indexOf("http:"), line.length() - "/v1".length());
        easel.maxPause = Duration.ofMillis(10);
    }

    @AfterAll
    static void stop() {
        sandbox.destroy();
    }

    @BeforeEach
    void reset() throws Exception {
        control("POST", "reset", "");
    }

    static Easel.Json control(String method, String what, String body) throws Exception {
        var request = HttpRequest.newBuilder(URI.create(easel.api + "/sandbox/" + what))
                .method(method, BodyPublishers.ofString(body)).build();
        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        assertEquals(200, response.statusCode(), response.body());
        return Easel.Json.read(response.body());
    }
    // endregion

    static String createJob(int count) throws Exception {
        return easel.request("POST", "/v1/jobs", """
                {
                  "requestId": "%s",
                  "stages": [
                    {"type": "INPUT_INITIALIZE", "inputInitialize": {"count": %d}},
                    {"type": "DIFFUSION", "diffusion": {
                      "sdModel": "757279507095956705",
                      "prompts": [{"text": "a red fox in the snow"}],
                      "width": 512,
                      "height": 512
                    }}
                  ]
                }
                """.formatted(UUID.randomUUID(), count)).text("/job/id");
    }

    // region retry
    @Test
    void retriesAgainstABusyServiceCreateOneJob() throws Exception {
        control("POST", "scenarios", """
                {"operation": "create-job", "scenario": "service-unavailable;times=2"}
                """);
        createJob(1);
        var journal = control("GET", "requests", "");
        var first = journal.text("/requests/0/body");
        var statuses = new String[] {"503", "503", "200"};
        for (var i = 0; i < statuses.length; i++) {
            assertEquals(statuses[i], journal.text("/requests/" + i + "/status"));
            assertEquals(first, journal.text("/requests/" + i + "/body"));
        }
        assertEquals("", journal.text("/requests/3/status"));
    }
    // endregion

    // region lifetime
    @Test
    void aUrlExpiresAfterAnHourAndTheJobHasANewOne(@TempDir Path folder) throws Exception {
        var file = folder.resolve("fox.png").toString();
        var id = createJob(1);
        var old = easel.waitForJob(id).text("/successInfo/images/0/url");
        control("POST", "clock", "{\"advance\": 3601}");
        var refused = assertThrows(Easel.EaselException.class, () -> easel.download(old, file));
        assertEquals("ADDRESS_INVALID", refused.code);
        var fresh = easel.waitForJob(id).text("/successInfo/images/0/url");
        assertTrue(easel.download(fresh, file) > 0);
    }
    // endregion

    // region cost
    @Test
    void aBlockedImageIsNotCharged() throws Exception {
        control("POST", "scenarios", """
                {"operation": "create-job", "scenario": "partly-blocked"}
                """);
        var job = easel.waitForJob(createJob(2));
        var charged = Double.parseDouble(job.text("/creditsCharged"));
        assertEquals(Double.parseDouble(job.text("/credits")) / 2, charged);
    }
    // endregion
}
