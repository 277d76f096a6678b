require_relative 'easel'

def work(name, operation, api, seconds, *rest)
  if operation == 'webhook'
    secret, *given, body = rest
    headers = %w[webhook-id webhook-timestamp webhook-signature].zip(given).to_h
    return Easel.verify_webhook(secret, headers, body)[:type]
  end
  token = operation == 'token' ? 'sbx_token' : nil
  easel = Easel.new(api:, token:, app_id: 'app_faults')
  easel.timeout = easel.transfer_timeout = seconds.to_f
  easel.attempts = 3
  easel.max_pause = 1
  case operation
  when 'create' then easel.call('POST', '/v1/jobs', { requestId: 'r-1' })[:job][:id]
  when 'quote' then easel.call('POST', '/v1/jobs/credits', { stages: [] })[:job][:id]
  when 'wait' then easel.wait_for_job('1', timeout: seconds.to_f)[:id]
  when 'upload' then easel.upload('photo.png')
  when 'download' then easel.download("#{easel.api}/file", "#{name}.png")
  else easel.call('GET', '/v1/jobs/1')[:job][:id]
  end
end

def run(fields)
  name = fields.first
  result = [name, 'ok', work(*fields)]
rescue EaselError => e
  result = [name, 'error', e.status, e.code, e.request_id, e.message]
rescue StandardError => e
  result = [name, 'masked', e.inspect]
ensure
  $stdout.write(result.map { |field| field.to_s.split.join(' ') }.join("\t"), "\n")
end

$stdout.sync = true
threads = $stdin.each_line(chomp: true).map do |line|
  Thread.new { run(line.split("\t", -1)) }
end
threads.each(&:join)
