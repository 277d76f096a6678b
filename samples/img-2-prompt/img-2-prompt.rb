require 'securerandom'
require_relative 'easel'

easel = Easel.new
request = {
  requestId: SecureRandom.uuid,
  imageResourceId: '881420011223344556',
  mode: 'TAGS',
  maxTags: 5
}
result = easel.call('POST', '/v1/img2prompt', request)
puts result[:text]
result[:tags].each { |tag| puts "#{tag[:name]}: #{tag[:score]}" }
