# frozen_string_literal: true

# Signs and judges the vectors with Ruby's openssl. Reads and prints tab-separated lines; see README.md.

require 'openssl'

ID = /\A[A-Za-z0-9_-]{1,64}\z/
FORMS = {
  'app_id' => ID,
  'key_id' => ID,
  'nonce_str' => /\A[A-Za-z0-9_-]{16,64}\z/,
  'timestamp' => /\A[1-9][0-9]{0,14}\z/,
  'signature' => %r{\A[A-Za-z0-9+/=]+\z}
}.freeze

def decode(field)
  field == '-' ? ''.b : field.unpack1('m0')
end

def strict_base64(text)
  raw = text.unpack1('m0')
  raw if [raw].pack('m0') == text
rescue ArgumentError
  nil
end

def parse(header)
  scheme, _, rest = header.partition(' ')
  return unless scheme.casecmp?('EASEL-SHA256-RSA')

  params = {}
  rest.split(',', -1).each do |pair|
    name, _, value = pair.partition('=')
    return if params.key?(name) || !FORMS[name]&.match?(value)

    params[name] = value
  end
  params if (FORMS.keys - params.keys - ['key_id']).empty?
end

def string_to_sign(method, path, timestamp, nonce, body)
  [method, path, timestamp, nonce, body].map(&:b).join("\n")
end

def sign(pem_file, message)
  [OpenSSL::PKey.read(File.read(pem_file)).sign('SHA256', message)].pack('m0')
end

def verifies?(pem_file, signature, message)
  OpenSSL::PKey.read(File.read(pem_file)).verify('SHA256', signature, message)
rescue OpenSSL::PKey::PKeyError
  false
end

def judge(method, path, body, header, now, seen, apps)
  params = parse(header)
  signature = params && strict_base64(params['signature'])
  return 'SIGN_ERROR' unless signature
  return 'TIMESTAMP_SKEW' if (params['timestamp'].to_i - now.to_i).abs > 300

  message = string_to_sign(method, path, params['timestamp'], params['nonce_str'], body)
  apps.each do |app_id, key_id, pem_file|
    next if app_id != params['app_id'] || params.fetch('key_id', key_id) != key_id
    next unless verifies?(pem_file, signature, message)

    used = seen.split(',').include?("#{app_id}:#{params['nonce_str']}")
    return used ? 'NONCE_REUSED' : 'ok'
  end
  'SIGN_ERROR'
end

def read_table(file)
  File.readlines(file, chomp: true).map { |line| line.split("\t", -1) }
end

cases_file, apps_file, keys = ARGV
apps = read_table(apps_file)
read_table(cases_file).each do |id, method, path, body, timestamp, nonce, key, header, now, seen|
  message = string_to_sign(method, path, timestamp, nonce, decode(body))
  puts [
    id,
    OpenSSL::Digest.hexdigest('SHA256', message),
    sign("#{keys}/#{key}.pkcs8.pem", message),
    sign("#{keys}/#{key}.pkcs1.pem", message),
    judge(method, path, decode(body), decode(header), now, seen, apps)
  ].join("\t")
end
