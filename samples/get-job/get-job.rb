require_relative 'easel'

easel = Easel.new
job = easel.call('GET', '/v1/jobs/881417947308949275?wait=20')[:job]
puts "#{job[:type]} job: #{job[:status]}, credits charged: #{job[:creditsCharged]}"
if job[:status] == 'SUCCESS'
  job[:successInfo][:images].each do |image|
    size = image[:meta][:image]
    puts "#{size[:width]} x #{size[:height]}, seed #{image[:seed]}"
    puts image[:url]
  end
end
