require 'securerandom'
require_relative 'easel'

easel = Easel.new
request = {
  requestId: SecureRandom.uuid,
  imageResourceId: easel.upload('sketch.png'),
  preprocessor: 'canny'
}
detected = easel.call('POST', '/v1/controlnet/detect', request)
edges = detected[:image][:id]
model = detected[:recommendedModels].first
puts "edge map #{edges} for #{model}"
control = {
  inputImageResourceId: edges,
  preprocessor: 'none', # The map is drawn already.
  model:,
  weight: 0.9
}
diffusion = {
  sdModel: '600423083519508503',
  prompts: [{ text: 'a glass pavilion in a forest' }],
  width: 512,
  height: 512,
  steps: 20,
  controlnet: { args: [control] }
}
request = {
  requestId: SecureRandom.uuid,
  stages: [
    { type: 'INPUT_INITIALIZE', inputInitialize: { count: 1 } },
    { type: 'DIFFUSION', diffusion: }
  ]
}
job = easel.call('POST', '/v1/jobs', request)[:job]
done = easel.wait_for_job(job[:id])
puts "#{done[:status]}, credits charged: #{done[:creditsCharged]}"
size = easel.download(done[:successInfo][:images].first[:url], 'pavilion.png')
puts "saved pavilion.png (#{size} bytes)"
