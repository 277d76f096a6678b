require 'net/http'
require_relative 'easel'

easel = Easel.new
photo = File.binread('photo.png')
declared = { contentType: 'image/png', contentLength: photo.bytesize, expireSec: 600 }
upload = easel.call('POST', '/v1/resource/image', declared)

# The address is signed already: send exactly the given headers, and no Authorization.
headers = upload[:headers].transform_keys(&:to_s)
uri = URI(upload[:putUrl])
Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == 'https') do |http|
  http.send_request(upload[:method], uri.request_uri, photo, headers).value
end
puts "resource #{upload[:resourceId]} uploaded (#{photo.bytesize} bytes)"
