require 'securerandom'
require_relative 'easel'

easel = Easel.new
diffusion = {
  sdModel: '757279507095956705',
  prompts: [{ text: 'a lighthouse on a cliff at dusk' }],
  width: 832,
  height: 1216,
  steps: 28
}
stages = [
  { type: 'INPUT_INITIALIZE', inputInitialize: { count: 4 } },
  { type: 'DIFFUSION', diffusion: }
]
quote = easel.call('POST', '/v1/jobs/credits', { stages: })
puts "four images cost #{quote[:credits]} credits, the limit is 2"

# Ends with COST_LIMIT_EXCEEDED: nothing is reserved, and no job exists.
request = { requestId: SecureRandom.uuid, stages:, maxCredits: 2 }
easel.call('POST', '/v1/jobs', request)
