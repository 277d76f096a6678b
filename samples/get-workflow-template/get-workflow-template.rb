require_relative 'easel'

easel = Easel.new
template = easel.call('GET', '/v1/workflows/742035880126534001')
template => { name:, version:, baseCredits: credits }
puts "#{name}, version #{version}, #{credits} credits"
template[:fields][:fieldAttrs].each do |field|
  place = "node #{field[:nodeId]} #{field[:fieldName]}"
  puts "#{place}: #{field[:type]}, #{field[:label][:en]}"
end
