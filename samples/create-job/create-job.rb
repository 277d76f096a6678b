require 'securerandom'
require_relative 'easel'

easel = Easel.new
diffusion = {
  sdModel: '757279507095956705',
  prompts: [{ text: 'a lighthouse on a cliff at dusk, oil painting' }],
  negativePrompts: [{ text: 'text, watermark' }],
  width: 1024,
  height: 1024,
  sampler: 'DPM++ 2M Karras',
  steps: 25,
  cfgScale: 6
}
request = {
  requestId: SecureRandom.uuid,
  stages: [
    { type: 'INPUT_INITIALIZE', inputInitialize: { seed: '2027351168', count: 1 } },
    { type: 'DIFFUSION', diffusion: }
  ],
  maxCredits: 2,
  metadata: { orderId: 'A-20931' }
}
job = easel.call('POST', '/v1/jobs', request)[:job]
puts "job #{job[:id]} is #{job[:status]}, credits reserved: #{job[:credits]}"
