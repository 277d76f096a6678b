require 'securerandom'
require_relative 'easel'

easel = Easel.new
photo = easel.upload('photo.png')
diffusion = {
  sdModel: '600423083519508503',
  prompts: [{ text: 'a watercolour of the same house, spring' }],
  width: 512,
  height: 512,
  steps: 20,
  denoisingStrength: 0.55
}
request = {
  requestId: SecureRandom.uuid,
  stages: [
    { type: 'INPUT_INITIALIZE', inputInitialize: { imageResourceId: photo } },
    { type: 'DIFFUSION', diffusion: }
  ]
}
job = easel.call('POST', '/v1/jobs', request)[:job]
done = easel.wait_for_job(job[:id])
puts "#{done[:status]}, credits charged: #{done[:creditsCharged]}"
size = easel.download(done[:successInfo][:images].first[:url], 'watercolour.png')
puts "saved watercolour.png (#{size} bytes)"
