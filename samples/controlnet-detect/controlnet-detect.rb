require 'securerandom'
require_relative 'easel'

easel = Easel.new
request = {
  requestId: SecureRandom.uuid,
  imageResourceId: '881420011223344556',
  preprocessor: 'canny',
  preprocessorParams: { lowThreshold: 100, highThreshold: 200 }
}
result = easel.call('POST', '/v1/controlnet/detect', request)
image = result[:image]
size = image[:meta][:image]
puts "edge map #{image[:id]}, #{size[:width]} x #{size[:height]}"
puts "use it with #{result[:recommendedModels].join(', ')}"
bytes = easel.download(image[:url], 'edges.png')
puts "saved edges.png (#{bytes} bytes)"
