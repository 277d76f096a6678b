require_relative 'easel'

easel = Easel.new
model = easel.call('GET', '/v1/models/757279507095956705')[:model]
puts "#{model[:name]}: #{model[:baseModel]} #{model[:modelType]}, #{model[:status]}"
limits = model[:limits]
puts "sides up to #{limits[:maxSide]} pixels, in multiples of #{limits[:multiple]}"
model[:defaults] => { sampler:, steps:, cfgScale: cfg }
puts "defaults: #{sampler}, #{steps} steps, CFG #{cfg}"
