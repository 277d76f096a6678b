public class Main {
    public static void main(String[] args) throws Exception {
        var easel = new Easel();
        var model = easel.request("GET", "/v1/models/757279507095956705").at("/model");
        var defaults = model.at("/defaults");
        System.out.printf("%s: %s %s, %s%n", model.text("/name"),
                model.text("/baseModel"), model.text("/modelType"), model.text("/status"));
        System.out.printf("sides up to %s pixels, in multiples of %s%n",
                model.text("/limits/maxSide"), model.text("/limits/multiple"));
        System.out.printf("defaults: %s, %s steps, CFG %s%n",
                defaults.text("/sampler"), defaults.text("/steps"), defaults.text("/cfgScale"));
    }
}
