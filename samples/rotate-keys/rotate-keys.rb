require_relative 'easel'

path = '/v1/models/757279507095956705'
keys = { 'key_1' => 'easel-private-key.pem', 'key_2' => 'easel-private-key-2.pem' }

# Both public keys are active, so servers can change over one by one.
keys.each do |key_id, private_key|
  easel = Easel.new(private_key:, key_id:)
  model = easel.call('GET', path)[:model]
  puts "#{key_id} signs: #{model[:name]}"
end
