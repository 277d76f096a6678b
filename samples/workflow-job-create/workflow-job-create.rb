require 'json'
require 'securerandom'
require_relative 'easel'

easel = Easel.new
request = {
  requestId: SecureRandom.uuid,
  params: JSON.parse(File.read('graph.json')),
  maxCredits: 1
}
job = easel.call('POST', '/v1/jobs/workflow', request)[:job]
summary = "#{job[:type]} job #{job[:id]} is #{job[:status]}"
puts "#{summary}, credits reserved: #{job[:credits]}"
