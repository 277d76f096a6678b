import easelapi.CreateJobRequest;
import easelapi.JobStatus;
import java.util.Map;

class Reader {
    public static void main(String[] args) throws Exception {
        var request = new CreateJobRequest();
        request.setMaxCredits(2.0);
        request.setMetadata(Map.of("order", "1"));
        System.out.println(request.getMaxCredits() + " " + JobStatus.forValue("SUCCESS"));
    }
}
