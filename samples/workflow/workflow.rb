require 'json'
require 'securerandom'
require_relative 'easel'

easel = Easel.new
params = JSON.parse(File.read('graph.json'))
check = easel.call('POST', '/v1/jobs/workflow/params/check', { params: })
abort check[:errors].map { |error| error[:message] }.join("\n") unless check[:valid]
puts "the graph is valid and costs #{check[:credits]} credits"
request = {
  requestId: SecureRandom.uuid,
  params:,
  maxCredits: check[:credits]
}
job = easel.call('POST', '/v1/jobs/workflow', request)[:job]
done = easel.wait_for_job(job[:id])
puts "#{done[:status]}, credits charged: #{done[:creditsCharged]}"
size = easel.download(done[:successInfo][:images].first[:url], 'workflow.png')
puts "saved workflow.png (#{size} bytes)"
