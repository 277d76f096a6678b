require 'net/http'
require 'securerandom'
require_relative 'easel'

easel = Easel.new
# region server
# On your server: the key stays here, and the browser gets credentials for one image.
sts = easel.call('POST', '/v1/resource/image/sts', { expireSec: 300 })
puts "credentials for image #{sts[:resourceId]}, at most #{sts[:maxBytes]} bytes"
# endregion
# region browser
# In the browser: no key, no signing, just a form. The file comes last.
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
  file = { filename: 'photo.png', content_type: 'image/png' }
  post.set_form([*form, ['file', photo, file]], 'multipart/form-data')
  options = { use_ssl: uri.scheme == 'https' }
  response = Net::HTTP.start(uri.hostname, uri.port, options) { |http| http.request(post) }
  puts "upload: #{response.code}"
end
# endregion
# region use
# On your server again: the browser only needs to say that it is done.
request = {
  requestId: SecureRandom.uuid,
  imageResourceId: sts[:resourceId],
  maxTags: 3
}
puts easel.call('POST', '/v1/img2prompt', request)[:text]
# endregion
