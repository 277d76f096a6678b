require 'net/http'
require_relative 'easel'

easel = Easel.new
sts = easel.call('POST', '/v1/resource/image/sts', { expireSec: 300 })

fields = {
  key: sts[:filePath],
  OSSAccessKeyId: sts[:accessId],
  policy: sts[:policy],
  Signature: sts[:signature],
  'x-oss-security-token': sts[:securityToken],
  callback: sts[:callback],
  success_action_status: '200'
}
form = fields.map { |name, value| [name.to_s, value] }
uri = URI(sts[:host])
File.open('photo.png', 'rb') do |photo|
  post = Net::HTTP::Post.new(uri)
  # Storage reads nothing that comes after the file.
  file = { filename: 'photo.png', content_type: 'image/png' }
  post.set_form([*form, ['file', photo, file]], 'multipart/form-data')
  options = { use_ssl: uri.scheme == 'https' }
  Net::HTTP.start(uri.hostname, uri.port, options) { |http| http.request(post) }.value
  puts "resource #{sts[:resourceId]} uploaded (#{photo.size} bytes)"
end
