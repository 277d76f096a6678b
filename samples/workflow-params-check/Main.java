import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

public class Main {
    public static void main(String[] args) throws Exception {
        var easel = new Easel();
        for (var file : List.of("graph.json", "broken-graph.json")) {
            var check = easel.request("POST", "/v1/jobs/workflow/params/check", """
                    {"params": %s}
                    """.formatted(Files.readString(Path.of(file))));
            boolean valid = check.text("/valid").equals("true");
            var verdict = valid ? "valid, " + check.text("/credits") + " credits" : "not valid";
            System.out.println(file + ": " + verdict);
            for (var error : check.list("/errors")) {
                System.out.printf("  node %s %s.%s: %s%n", error.text("/nodeId"),
                        error.text("/classType"), error.text("/input"), error.text("/code"));
            }
        }
    }
}
