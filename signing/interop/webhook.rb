# frozen_string_literal: true

# Signs and judges webhooks with Ruby's openssl. Reads and prints tab-separated lines; see README.md.

require 'openssl'

def judge(timestamp, given, right, now)
  return 'refused' if !timestamp.match?(/\A[0-9]+\z/) || (now.to_i - timestamp.to_i).abs > 300

  given.split(' ', -1).any? { |one| OpenSSL.secure_compare(one, right) } ? 'ok' : 'refused'
end

File.foreach(ARGV.first, chomp: true) do |line|
  id, secret, message, timestamp, given, body, now = line.split("\t", -1)
  key = secret.delete_prefix('whsec_').unpack1('m0')
  content = body == '-' ? '' : body.unpack1('m0')
  mac = OpenSSL::HMAC.digest('SHA256', key, [message, timestamp, content].map(&:b).join('.'))
  right = "v1,#{[mac].pack('m0')}"
  puts [id, right, judge(timestamp, given, right, now)].join("\t")
end
