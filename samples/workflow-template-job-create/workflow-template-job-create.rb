require 'securerandom'
require_relative 'easel'

easel = Easel.new
request = {
  requestId: SecureRandom.uuid,
  templateId: '742035880126534001',
  templateVersion: 3,
  fields: {
    fieldAttrs: [
      { nodeId: '6', fieldName: 'text', fieldValue: 'a ceramic cup on a white table' },
      { nodeId: '10', fieldName: 'image', fieldValue: '881420011223344556' },
      { nodeId: '3', fieldName: 'steps', fieldValue: 20 }
    ]
  },
  maxCredits: 2
}
job = easel.call('POST', '/v1/jobs/workflow/template', request)[:job]
summary = "#{job[:type]} job #{job[:id]} is #{job[:status]}"
puts "#{summary}, credits reserved: #{job[:credits]}"
