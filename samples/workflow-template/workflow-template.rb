require 'securerandom'
require_relative 'easel'

easel = Easel.new
template = easel.call('GET', '/v1/workflows/742035880126534001')
puts "#{template[:name]}, version #{template[:version]}"

values = {
  'text' => 'a small house on a white table',
  'image' => easel.upload('photo.png')
}
fields = template[:fields][:fieldAttrs].map do |field|
  field => { nodeId:, fieldName:, fieldValue: default }
  { nodeId:, fieldName:, fieldValue: values.fetch(fieldName, default) }
end
request = {
  requestId: SecureRandom.uuid,
  templateId: template[:templateId],
  templateVersion: template[:version],
  fields: { fieldAttrs: fields }
}
job = easel.call('POST', '/v1/jobs/workflow/template', request)[:job]
done = easel.wait_for_job(job[:id])
puts "#{done[:status]}, credits charged: #{done[:creditsCharged]}"
size = easel.download(done[:successInfo][:images].first[:url], 'product.png')
puts "saved product.png (#{size} bytes)"
