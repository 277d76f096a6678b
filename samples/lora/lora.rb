require 'securerandom'
require_relative 'easel'

easel = Easel.new
lora = easel.call('GET', '/v1/models/651235467812340001')[:model]
words = lora[:triggerWords].join(', ')
puts "#{lora[:name]} goes with #{lora[:baseModel]}, trigger words: #{words}"
diffusion = {
  sdModel: '757279507095956705',
  prompts: [{ text: "#{words}, a lighthouse on a cliff" }],
  steps: 25,
  lora: { items: [{ loraModel: lora[:id], weight: 0.7 }] }
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
size = easel.download(done[:successInfo][:images].first[:url], 'ink-wash.png')
puts "saved ink-wash.png (#{size} bytes)"
