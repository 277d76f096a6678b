require 'json'
require_relative 'easel'

easel = Easel.new
%w[graph.json broken-graph.json].each do |file|
  params = JSON.parse(File.read(file))
  check = easel.call('POST', '/v1/jobs/workflow/params/check', { params: })
  puts "#{file}: #{check[:valid] ? "valid, #{check[:credits]} credits" : 'not valid'}"
  check[:errors].each do |error|
    place = "node #{error[:nodeId]} #{error[:classType]}.#{error[:input]}"
    puts "  #{place}: #{error[:code]}"
  end
end
