import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;

public class Main {
    public static void main(String[] args) throws Exception {
        var easel = new Easel();
        var graph = Files.readString(Path.of("graph.json"));
        var job = easel.request("POST", "/v1/jobs/workflow", """
                {
                  "requestId": "%s",
                  "params": %s,
                  "maxCredits": 1
                }
                """.formatted(UUID.randomUUID(), graph)).at("/job");
        System.out.printf("%s job %s is %s, credits reserved: %s%n",
                job.text("/type"), job.text("/id"), job.text("/status"), job.text("/credits"));
    }
}
