require 'securerandom'
require_relative 'easel'

easel = Easel.new
# region create
start = { seed: '2027351168', count: 1 }
diffusion = {
  sdModel: '757279507095956705',
  prompts: [{ text: 'a lighthouse on a cliff at dusk, oil painting' }],
  width: 1024,
  height: 1024,
  steps: 25
}
request = {
  requestId: SecureRandom.uuid,
  stages: [
    { type: 'INPUT_INITIALIZE', inputInitialize: start },
    { type: 'DIFFUSION', diffusion: }
  ]
}
job = easel.call('POST', '/v1/jobs', request)[:job]
puts "job #{job[:id]}, credits reserved: #{job[:credits]}"
# endregion
# region result
done = easel.wait_for_job(job[:id])
puts done[:status]
image = done[:successInfo][:images].first
size = easel.download(image[:url], 'lighthouse.png')
puts "saved lighthouse.png (#{size} bytes), seed #{image[:seed]}"
# endregion
