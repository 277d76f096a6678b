require 'securerandom'
require_relative 'easel'

easel = Easel.new
photo = easel.upload('photo.png')
inpaint = {
  maskImageResourceId: easel.upload('mask.png'),
  denoisingStrength: 0.75,
  diffusion: {
    sdModel: '600423083519508503',
    prompts: [{ text: 'a red bicycle leaning against the wall' }],
    width: 512,
    height: 512,
    steps: 20
  }
}
request = {
  requestId: SecureRandom.uuid,
  stages: [
    { type: 'INPUT_INITIALIZE', inputInitialize: { imageResourceId: photo } },
    { type: 'IMAGE_TO_INPAINT', imageToInpaint: inpaint }
  ]
}
job = easel.call('POST', '/v1/jobs', request)[:job]
done = easel.wait_for_job(job[:id])
puts "#{done[:status]}, credits charged: #{done[:creditsCharged]}"
size = easel.download(done[:successInfo][:images].first[:url], 'bicycle.png')
puts "saved bicycle.png (#{size} bytes)"
