import type { PrintProgram } from '../request/build-request';

/** In single quotes Ruby reads nothing but `\\` and `\'`, so the body stays the text that was edited. */
export const print: PrintProgram = ({ method, path, headers, body }, { origin, appId }) => {
  const lines = Object.entries(headers).map(
    ([name, value]) => `  ${quoted(name)} => ${quoted(value)},\n`,
  );
  const kind = method.charAt(0) + method.slice(1).toLowerCase();
  return `require 'net/http'
require 'openssl'
require 'securerandom'

api = ENV.fetch('EASEL_API', ${quoted(origin)})
app_id = ENV.fetch('EASEL_APP_ID', ${quoted(appId)})
key = OpenSSL::PKey.read(File.read(ENV.fetch('EASEL_PRIVATE_KEY', 'easel-private-key.pem')))
path = ${quoted(path)}
body = ${quoted(body ?? '')}

timestamp = Time.now.to_i
nonce = SecureRandom.hex(16)
signature = [key.sign('SHA256', "${method}\\n#{path}\\n#{timestamp}\\n#{nonce}\\n#{body}")].pack('m0')

uri = URI(api + path)
request = Net::HTTP::${kind}.new(uri, {
${lines.join('')}  'Authorization' => "EASEL-SHA256-RSA app_id=#{app_id},nonce_str=#{nonce},timestamp=#{timestamp},signature=#{signature}",
})
${body === undefined ? '' : 'request.body = body\n'}response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == 'https') { |http| http.request(request) }
puts "#{response.code} #{response.body}"
`;
};

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
