import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;

public class Main {
    public static void main(String[] args) throws Exception {
        var easel = new Easel();
        var graph = Files.readString(Path.of("graph.json"));
        var check = easel.request("POST", "/v1/jobs/workflow/params/check", """
                {"params": %s}
                """.formatted(graph));
        if (check.text("/valid").equals("false")) {
            throw new IllegalArgumentException(check.at("/errors").toString());
        }
        System.out.println("the graph is valid and costs " + check.text("/credits") + " credits");
        var job = easel.request("POST", "/v1/jobs/workflow", """
                {"requestId": "%s", "params": %s, "maxCredits": %s}
                """.formatted(UUID.randomUUID(), graph, check.text("/credits")));
        var done = easel.waitForJob(job.text("/job/id"));
        System.out.printf("%s, credits charged: %s%n",
                done.text("/status"), done.text("/creditsCharged"));
        var bytes = easel.download(done.text("/successInfo/images/0/url"), "workflow.png");
        System.out.println("saved workflow.png (" + bytes + " bytes)");
    }
}
