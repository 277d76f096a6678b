require 'securerandom'
require_relative 'easel'

easel = Easel.new
diffusion = {
  sdModel: '600423083519508503',
  prompts: [{ text: 'portrait of a beekeeper, soft light' }],
  width: 512,
  height: 768,
  steps: 20
}
upscaler = {
  hrUpscaler: '4x-UltraSharp',
  hrScale: 2,
  hrSecondPassSteps: 10,
  denoisingStrength: 0.3
}
request = {
  requestId: SecureRandom.uuid,
  stages: [
    { type: 'INPUT_INITIALIZE', inputInitialize: { seed: '2027351168' } },
    { type: 'DIFFUSION', diffusion: },
    { type: 'IMAGE_TO_UPSCALER', imageToUpscaler: upscaler }
  ]
}
job = easel.call('POST', '/v1/jobs', request)[:job]
done = easel.wait_for_job(job[:id])
image = done[:successInfo][:images].first
size = image[:meta][:image]
puts "#{done[:status]}, #{size[:width]} x #{size[:height]}"
bytes = easel.download(image[:url], 'beekeeper.png')
puts "saved beekeeper.png (#{bytes} bytes)"
