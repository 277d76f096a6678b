require 'securerandom'
require_relative 'easel'

easel = Easel.new
model_id = '777000111222333444'
access_key = 'mak_5Qz8uR2nT7wXc4Lb'

path = "/v1/models/#{model_id}"
begin
  easel.call('GET', path)
rescue EaselError => e
  puts "without its key: #{e.status} #{e.code}"
end
model = easel.call('GET', path, nil, { 'X-Model-Access-Key' => access_key })[:model]
puts "with its key: #{model[:name]}, #{model[:baseModel]} #{model[:modelType]}"
diffusion = {
  sdModel: '600423083519508503',
  prompts: [{ text: 'house style, a bicycle in front of a bakery' }],
  steps: 20,
  lora: { items: [{ loraModel: model_id, loraAccessKey: access_key, weight: 0.8 }] }
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
size = easel.download(done[:successInfo][:images].first[:url], 'bakery.png')
puts "#{done[:status]}, saved bakery.png (#{size} bytes)"
