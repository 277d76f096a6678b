public class Main {
    static void check(String... fieldAttrs) throws Exception {
        var check = new Easel().request("POST", "/v1/workflows/template/check", """
                {"templateId": "742035880126534001", "fields": {"fieldAttrs": [%s]}}
                """.formatted(String.join(",", fieldAttrs)));
        boolean valid = check.text("/valid").equals("true");
        System.out.println(valid ? "valid, " + check.text("/credits") + " credits" : "not valid");
        for (var error : check.list("/errors")) {
            System.out.printf("  node %s %s: %s%n",
                    error.text("/nodeId"), error.text("/fieldName"), error.text("/code"));
        }
    }

    public static void main(String[] args) throws Exception {
        var text = """
                {"nodeId": "6", "fieldName": "text", "fieldValue": "a ceramic cup on a white table"}""";
        var image = """
                {"nodeId": "10", "fieldName": "image", "fieldValue": "881420011223344556"}""";
        var steps = """
                {"nodeId": "3", "fieldName": "steps", "fieldValue": 20}""";
        check(text, image);
        check(text, image, steps);
    }
}
