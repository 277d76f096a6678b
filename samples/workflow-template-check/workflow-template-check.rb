require_relative 'easel'

easel = Easel.new
fields = [
  { nodeId: '6', fieldName: 'text', fieldValue: 'a ceramic cup on a white table' },
  { nodeId: '10', fieldName: 'image', fieldValue: '881420011223344556' }
]
check = lambda do
  request = { templateId: '742035880126534001', fields: { fieldAttrs: fields } }
  result = easel.call('POST', '/v1/workflows/template/check', request)
  puts result[:valid] ? "valid, #{result[:credits]} credits" : 'not valid'
  result[:errors].each do |error|
    puts "  node #{error[:nodeId]} #{error[:fieldName]}: #{error[:code]}"
  end
end

check.call
fields << { nodeId: '3', fieldName: 'steps', fieldValue: 20 }
check.call
