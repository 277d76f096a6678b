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
balance = -> { easel.call('POST', '/v1/jobs/credits', { stages: })[:balance] }

puts "balance #{balance.call}"
request = { requestId: SecureRandom.uuid, stages: }
job = easel.call('POST', '/v1/jobs', request)[:job]
puts "reserved #{job[:credits]}, balance #{balance.call}"
canceled = easel.call('DELETE', "/v1/jobs/#{job[:id]}")
puts "#{canceled[:status]}, refunded #{canceled[:creditsRefunded]}, balance #{balance.call}"
