require 'json'
require 'net/http'
require 'openssl'
require 'securerandom'

api = ENV.fetch('EASEL_API', 'http://127.0.0.1:8787')
app_id = ENV.fetch('EASEL_APP_ID', 'app_sandbox')
pem = File.read(ENV.fetch('EASEL_PRIVATE_KEY', 'easel-private-key.pem'))

# region string
method = 'POST'
path = '/v1/jobs/credits'
timestamp = Time.now.to_i
nonce = SecureRandom.hex(16)
body = JSON.generate(
  stages: [
    { type: 'INPUT_INITIALIZE', inputInitialize: { count: 1 } },
    {
      type: 'DIFFUSION',
      diffusion: { sdModel: '600423083519508503', prompts: [{ text: '灯塔, a lighthouse' }] }
    }
  ]
)
string_to_sign = [method, path, timestamp, nonce, body].join("\n")
puts "sha256 #{OpenSSL::Digest.hexdigest('SHA256', string_to_sign)}"
# endregion
# region sign
key = OpenSSL::PKey.read(pem)
signature = [key.sign('SHA256', string_to_sign)].pack('m0')
authorization = "EASEL-SHA256-RSA app_id=#{app_id},nonce_str=#{nonce}" \
                ",timestamp=#{timestamp},signature=#{signature}"
# endregion
# region send
headers = { 'Authorization' => authorization, 'Content-Type' => 'application/json' }
response = Net::HTTP.post(URI(api + path), body, headers)
puts "#{response.code}, #{JSON.parse(response.body)['credits']} credits"
# endregion
