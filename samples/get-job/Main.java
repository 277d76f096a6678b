public class Main {
    public static void main(String[] args) throws Exception {
        var easel = new Easel();
        var job = easel.request("GET", "/v1/jobs/881417947308949275?wait=20").at("/job");
        System.out.printf("%s job: %s, credits charged: %s%n",
                job.text("/type"), job.text("/status"), job.text("/creditsCharged"));
        for (var image : job.list("/successInfo/images")) {
            var meta = image.at("/meta/image");
            System.out.printf("%s x %s, seed %s%n",
                    meta.text("/width"), meta.text("/height"), image.text("/seed"));
            System.out.println(image.text("/url"));
        }
    }
}
