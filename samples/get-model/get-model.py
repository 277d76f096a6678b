from easel import Easel

easel = Easel()
model = easel.call("GET", "/v1/models/757279507095956705")["model"]
limits, defaults = model["limits"], model["defaults"]
print(f"{model['name']}: {model['baseModel']} {model['modelType']}, {model['status']}")
print(f"sides up to {limits['maxSide']} pixels, in multiples of {limits['multiple']}")
sampler, steps, cfg = defaults["sampler"], defaults["steps"], defaults["cfgScale"]
print(f"defaults: {sampler}, {steps} steps, CFG {cfg}")
