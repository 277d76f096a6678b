require 'securerandom'
require_relative 'easel'

easel = Easel.new
easel.attempts = 1 # The client normally retries; this program shows how.
request = {
  requestId: SecureRandom.uuid, # Made once, before the first attempt.
  stages: [
    { type: 'INPUT_INITIALIZE', inputInitialize: { count: 1 } },
    {
      type: 'DIFFUSION',
      diffusion: { sdModel: '600423083519508503', prompts: [{ text: 'a lighthouse' }] }
    }
  ]
}

begin
  # The sandbox acts as if the service were down.
  scenario = { 'X-Sandbox-Scenario' => 'service-unavailable' }
  easel.call('POST', '/v1/jobs', request, scenario)
rescue EaselError => e
  raise unless e.retryable?

  puts "attempt 1: #{e.status} #{e.code}, again in #{e.retry_after} s"
  sleep e.retry_after
end
second = easel.call('POST', '/v1/jobs', request)[:job]
puts "attempt 2: job #{second[:id]}"
third = easel.call('POST', '/v1/jobs', request)[:job]
puts "attempt 3: #{third[:id] == second[:id] ? 'the same job' : 'another job'}"
