public class Main {
    public static void main(String[] args) throws Exception {
        var easel = new Easel();
        var template = easel.request("GET", "/v1/workflows/742035880126534001");
        System.out.printf("%s, version %s, %s credits%n",
                template.text("/name"), template.text("/version"), template.text("/baseCredits"));
        for (var field : template.list("/fields/fieldAttrs")) {
            System.out.printf("node %s %s: %s, %s%n", field.text("/nodeId"),
                    field.text("/fieldName"), field.text("/type"), field.text("/label/en"));
        }
    }
}
