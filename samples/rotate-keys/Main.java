public class Main {
    static final String PATH = "/v1/models/757279507095956705";

    public static void main(String[] args) throws Exception {
        // Both public keys are active, so servers can change over one by one.
        var old = new Easel("easel-private-key.pem", "key_1");
        System.out.println("key_1 signs: " + old.request("GET", PATH).text("/model/name"));
        var next = new Easel("easel-private-key-2.pem", "key_2");
        System.out.println("key_2 signs: " + next.request("GET", PATH).text("/model/name"));
    }
}
