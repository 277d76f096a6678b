require 'securerandom'
require_relative 'easel'

easel = Easel.new
diffusion = {
  sdModel: '757279507095956705',
  prompts: [{ text: 'a lighthouse on a cliff at dusk' }],
  steps: 30
}
request = {
  requestId: SecureRandom.uuid,
  stages: [
    { type: 'INPUT_INITIALIZE', inputInitialize: { count: 4 } },
    { type: 'DIFFUSION', diffusion: }
  ]
}
job = easel.call('POST', '/v1/jobs', request)[:job]
# region cancel
canceled = easel.call('DELETE', "/v1/jobs/#{job[:id]}")
puts "#{canceled[:status]}, credits refunded: #{canceled[:creditsRefunded]}"
# endregion
