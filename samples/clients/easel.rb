# frozen_string_literal: true

# easel.rb 1.0.0, a client of the Easel API. Needs Ruby 3.1 or newer and no gem.

require 'json'
require 'net/http'
require 'openssl'
require 'securerandom'
require 'time'

# A refused request or one without a response; status and code are nil if there were none.
class EaselError < StandardError
  attr_reader :status, :code, :request_id, :problem, :retry_after

  def initialize(message, response = nil, text = '')
    @problem = Easel.read_object(text) || {}
    @status = response.code.to_i if response
    @code = text_of(:code)
    headers = response || {}
    @request_id = text_of(:traceId) || headers['X-Request-Id']
    @retry_after = read_retry_after(headers['Retry-After'].to_s)
    head = [status, code].compact.join(' ')
    line = [head, text_of(:detail) || message].reject(&:empty?).join(': ')
    line += " (#{request_id})" if request_id
    super([line, *fields].join("\n"))
  end

  def retryable?
    says = problem[:retryable]
    [true, false].include?(says) ? says : [202, 429, 502, 503, 504].include?(status)
  end

  # Nobody knows whether the request was carried out.
  def lost?
    status.nil? || status == 200
  end

  private

  def text_of(field)
    problem[field].scrub if problem[field].is_a?(String)
  end

  def fields
    errors = problem[:errors].is_a?(Array) ? problem[:errors].grep(Hash) : []
    errors.map { |error| "  #{error[:pointer]}: #{error[:detail]}" }
  end

  # Seconds, from seconds or a date; 0 if it is missing or past.
  def read_retry_after(value)
    return value.to_i if value.match?(/\A\d{1,9}\z/)

    [Time.httpdate(value) - Time.now, 0].max
  rescue ArgumentError
    0
  end
end

# Every call can be ended from outside, by Timeout.timeout or Thread#raise, and leaves no half file.
class Easel
  TERMINAL = %w[SUCCESS FAILED CANCELED].freeze
  WEBHOOK_HEADERS = %w[webhook-id webhook-timestamp webhook-signature].freeze
  # What the network raises. A full disk is not among it, and is not tried again.
  LOST = [
    Timeout::Error, SocketError, IOError, OpenSSL::SSL::SSLError,
    Net::ProtocolError, Net::HTTPBadResponse, Net::HTTPHeaderSyntaxError,
    Errno::ECONNREFUSED, Errno::ECONNRESET, Errno::ECONNABORTED, Errno::EPIPE, Errno::ETIMEDOUT,
    Errno::EHOSTUNREACH, Errno::ENETUNREACH, Errno::ENETDOWN, Errno::EADDRNOTAVAIL
  ].freeze

  attr_accessor :attempts, :connect_timeout, :timeout, :transfer_timeout, :max_pause
  attr_reader :api

  def initialize(private_key: nil, key_id: nil, api: nil, token: nil, app_id: nil)
    @attempts = 4
    # Seconds: to connect, for one response (above `wait`), for one file, the longest pause.
    @connect_timeout, @timeout, @transfer_timeout, @max_pause = 10, 60, 300, 30
    @api = (api || ENV.fetch('EASEL_API', 'http://127.0.0.1:8787')).sub(%r{/+\z}, '')
    @app_id = app_id || ENV.fetch('EASEL_APP_ID', 'app_sandbox')
    @key_id = key_id
    @token = [token, ENV['EASEL_TOKEN']].find { |one| !one.to_s.empty? }
    return if @token

    file = private_key || ENV.fetch('EASEL_PRIVATE_KEY', 'easel-private-key.pem')
    # Reads PKCS#1 and PKCS#8 alike; without a password it would ask for one.
    @key = OpenSSL::PKey::RSA.new(File.read(file), '')
    raise ArgumentError, "#{file} holds no private key" unless @key.private?
  end

  # region sign
  def sign(method, path, body)
    timestamp = Time.now.to_i
    nonce = SecureRandom.hex(16)
    message = [method, path, timestamp, nonce, body].join("\n")
    signature = [@key.sign('SHA256', message)].pack('m0')
    params = { app_id: @app_id, nonce_str: nonce, timestamp:, key_id: @key_id, signature: }
    "EASEL-SHA256-RSA #{params.compact.map { |pair| pair.join('=') }.join(',')}"
  end
  # endregion

  # Sends a request and returns its JSON, with symbols for names. After a lost response, the
  # request is repeated only where that does nothing twice.
  def call(method, path, body = nil, headers = {})
    data = JSON.generate(body) if body
    safe = %w[GET DELETE].include?(method) || body&.values_at(:requestId, 'requestId')&.any?
    headers = { 'Content-Type' => 'application/json', **headers } if body
    repeat(safe) do
      authorization = @token ? "Bearer #{@token}" : sign(method, path, data.to_s)
      own = { 'Authorization' => authorization, **headers }
      response, text = exchange(method, api + path, own, timeout, body: data)
      json = Easel.read_object(text) if response.code == '200'
      json || raise(refusal(response, text))
    end
  end

  # Polls at once after a change, otherwise after a pause. A status it does not know is not
  # an end.
  def wait_for_job(job_id, timeout: 3600)
    deadline = now + timeout
    status = nil
    pause = 2
    while now < deadline
      job = call('GET', "/v1/jobs/#{URI.encode_www_form_component(job_id)}?wait=20")[:job]
      current = job.is_a?(Hash) ? job[:status] : nil
      return job if TERMINAL.include?(current)

      sleep([pause, max_pause].min) if current == status
      pause = current == status ? pause * 2 : 2
      status = current
    end
    raise EaselError, "Job #{job_id} is still #{status} after #{timeout} s."
  end

  # Uploads an image and returns its resource id.
  def upload(file)
    size = File.size(file)
    declared = { contentType: image_type(File.binread(file, 12).to_s), contentLength: size }
    place = call('POST', '/v1/resource/image', declared)
    # The address is signed already and takes no Authorization.
    headers = { **place[:headers].transform_keys(&:to_s), 'Content-Length' => size.to_s }
    repeat(true) do
      File.open(file, 'rb') do |image|
        response, text = exchange('PUT', place[:putUrl], headers, transfer_timeout, body: image)
        raise refusal(response, text) unless response.is_a?(Net::HTTPSuccess)
      end
    end
    place[:resourceId]
  end

  # Saves a result image and returns its size. The file appears when it is whole.
  def download(url, file)
    part = "#{file}.part"
    repeat(true) do
      File.open(part, 'wb') do |output|
        response, text = exchange('GET', url, {}, transfer_timeout, save_to: output)
        raise refusal(response, text) unless response.code == '200'

        # A connection that is cut looks like an end.
        size, length = output.size, response.content_length
        whole = length.nil? || size == length
        raise EaselError.new("#{size} of #{length} bytes arrived", response) unless whole
      end
      File.rename(part, file)
      File.size(file)
    end
  ensure
    File.delete(part) if File.exist?(part)
  end

  # Verifies a webhook as Standard Webhooks say and returns its event. `headers` may be the
  # environment of Rack; `body` is what arrived, byte by byte.
  def self.verify_webhook(secret, headers, body)
    given = headers.transform_keys { |name| name.downcase.delete_prefix('http_').tr('_', '-') }
    id, timestamp, signatures = given.values_at(*WEBHOOK_HEADERS).map { |value| value.to_s.b }
    timed = timestamp.match?(/\A\d{1,12}\z/)
    raise EaselError, 'webhook without id or time' if id.empty? || !timed
    raise EaselError, 'webhook timestamp too far off' if (Time.now.to_i - timestamp.to_i).abs > 300

    key = secret.to_s.delete_prefix('whsec_').unpack1('m0')
    raise EaselError, 'no webhook secret' if key.empty? # With no secret anyone could sign.

    digest = OpenSSL::HMAC.digest('SHA256', key, [id, timestamp, body.b].join('.'))
    expected = "v1,#{[digest].pack('m0')}"
    genuine = signatures.split.any? { |one| OpenSSL.secure_compare(one, expected) }
    raise EaselError, 'webhook with a wrong signature' unless genuine

    JSON.parse(body, symbolize_names: true)
  end

  # A gateway in between may send a web page, half a response or nothing.
  def self.read_object(text)
    value = JSON.parse(text, symbolize_names: true)
    value if value.is_a?(Hash)
  rescue JSON::ParserError, EncodingError
    nil
  end

  private

  # Pauses as Retry-After says, or else for a random part of 1, 2, 4 … seconds.
  def repeat(safe)
    count = 1
    begin
      yield
    rescue EaselError => error
      again = error.retryable? || (error.lost? && safe)
      raise if !again || count >= attempts

      pause = error.retry_after.nonzero? || rand(0.0..[2**(count - 1), max_pause].min)
      sleep([pause, max_pause].min)
      count += 1
      retry
    end
  end

  # One request and its response within a time, by way of the proxy that `https_proxy` or `http_proxy`
  # names. It follows no redirect: that would leak the key. Returns what is not saved.
  def exchange(method, url, headers, seconds, body: nil, save_to: nil)
    uri = URI(url)
    response = nil
    text = String.new
    own = { 'User-Agent' => 'easel-ruby/1.0.0', 'Accept-Encoding' => 'identity', **headers }
    request = Net::HTTPGenericRequest.new(method, !body.nil?, true, uri, own)
    body.is_a?(String) ? request.body = body : request.body_stream = body
    # Net::HTTP repeats a GET by itself, and each of its limits starts anew with every byte.
    options = { use_ssl: uri.scheme == 'https', open_timeout: connect_timeout, max_retries: 0 }
    options.update(read_timeout: seconds, write_timeout: seconds)
    Timeout.timeout(seconds, nil, "no whole response in #{seconds} s") do
      Net::HTTP.start(uri.hostname, uri.port, *proxy_of(uri), options) do |http|
        http.request(request) do |arriving|
          response = arriving
          sink = save_to && arriving.code == '200' ? save_to : text
          arriving.read_body { |chunk| sink << chunk }
        end
      end
    end
    [response, text]
  rescue *LOST => error
    raise EaselError.new(error.message, response, text)
  end

  # By itself Net::HTTP reads `http_proxy` only, for https too.
  def proxy_of(uri)
    proxy = uri.find_proxy
    secrets = [proxy&.user, proxy&.password].map { |one| one && URI::DEFAULT_PARSER.unescape(one) }
    [proxy&.hostname, proxy&.port, *secrets]
  end

  def refusal(response, text)
    detail = text.byteslice(0, 200).force_encoding('UTF-8').scrub.strip
    detail = response.message.to_s if detail.empty?
    detail = 'empty response' if detail.empty?
    detail = "the response is not JSON: #{detail}" if response.code == '200'
    EaselError.new(detail, response, text)
  end

  def image_type(start)
    case start
    when /\A\x89PNG/n then 'image/png'
    when /\A\xff\xd8\xff/n then 'image/jpeg'
    when /\ARIFF....WEBP/mn then 'image/webp'
    else 'application/octet-stream'
    end
  end

  def now
    Process.clock_gettime(Process::CLOCK_MONOTONIC)
  end
end
