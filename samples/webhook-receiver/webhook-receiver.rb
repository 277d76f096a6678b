require 'json'
require 'openssl'
require 'securerandom'
require 'socket'
require_relative 'easel'

# region verify
# What follows the prefix is the key, in Base64.
KEY = ENV.fetch('EASEL_WEBHOOK_SECRET').delete_prefix('whsec_').unpack1('m0')

def genuine?(headers, body)
  id, timestamp, received = %w[id timestamp signature].map { |name| headers["webhook-#{name}"] }
  return false if (Time.now.to_i - timestamp.to_i).abs > 300

  digest = OpenSSL::HMAC.digest('SHA256', KEY, "#{id}.#{timestamp}.#{body}")
  expected = "v1,#{[digest].pack('m0')}"
  received.to_s.split.any? { |one| OpenSSL.secure_compare(one, expected) }
end
# endregion

# A framework reads the request for you; Ruby itself comes without a web server.
def read_request(connection)
  connection.gets
  lines = connection.each_line(chomp: true).take_while { |line| !line.empty? }
  headers = lines.to_h { |line| line.split(': ', 2) }.transform_keys(&:downcase)
  [headers, connection.read(headers['content-length'].to_i)]
end

server = TCPServer.new('127.0.0.1', ENV.fetch('EASEL_WEBHOOK_PORT', '9000'))
diffusion = { sdModel: '600423083519508503', prompts: [{ text: 'a lighthouse' }] }
request = {
  requestId: SecureRandom.uuid,
  notifyUrl: 'https://hooks.customer.example/easel',
  stages: [
    { type: 'INPUT_INITIALIZE', inputInitialize: { count: 1 } },
    { type: 'DIFFUSION', diffusion: }
  ]
}
job = Easel.new.call('POST', '/v1/jobs', request)[:job]
puts "job #{job[:id]} created, waiting for the webhook"

genuine = false
until genuine
  connection = server.accept
  headers, body = read_request(connection)
  genuine = genuine?(headers, body)
  status = genuine ? '204 No Content' : '401 Unauthorized'
  connection.write("HTTP/1.1 #{status}\r\nConnection: close\r\n\r\n")
  connection.close
end
event = JSON.parse(body, symbolize_names: true)
images = event[:job].dig(:successInfo, :images).to_a
puts "#{event[:event]}: job #{event[:job][:id]}, images: #{images.size}"
