require 'json'
require 'minitest/autorun'
require 'net/http'
require 'securerandom'
require 'tmpdir'
require_relative 'easel'

class TestEasel < Minitest::Test
  # region start
  def self.api
    @api ||= begin
      command = %w[node easel-sandbox.mjs --port 0 --speed 100 --control]
      sandbox = IO.popen(command)
      Minitest.after_run { Process.kill('TERM', sandbox.pid) }
      sandbox.gets[%r{http:.*(?=/v1$)}]
    end
  end

  def setup
    @easel = Easel.new(api: self.class.api)
    @easel.max_pause = 0.01
    control('reset', {})
  end

  def control(what, body = nil)
    address = URI("#{self.class.api}/sandbox/#{what}")
    response = body ? Net::HTTP.post(address, JSON.generate(body)) : Net::HTTP.get_response(address)
    assert_equal '200', response.code, response.body
    JSON.parse(response.body, symbolize_names: true)
  end
  # endregion

  def create_job(count)
    diffusion = {
      sdModel: '757279507095956705',
      prompts: [{ text: 'a red fox in the snow' }],
      width: 512,
      height: 512
    }
    request = {
      requestId: SecureRandom.uuid,
      stages: [
        { type: 'INPUT_INITIALIZE', inputInitialize: { count: } },
        { type: 'DIFFUSION', diffusion: }
      ]
    }
    @easel.call('POST', '/v1/jobs', request)[:job][:id]
  end

  # region retry
  def test_retries_against_a_busy_service_create_one_job
    control('scenarios', { operation: 'create-job', scenario: 'service-unavailable;times=2' })
    create_job(1)
    requests = control('requests')[:requests]
    assert_equal [503, 503, 200], requests.map { |request| request[:status] }
    ids = requests.map { |request| JSON.parse(request[:body])['requestId'] }
    assert_equal 1, ids.uniq.size
  end
  # endregion

  # region lifetime
  def test_a_url_expires_after_an_hour_and_the_job_has_a_new_one
    job_id = create_job(1)
    old = @easel.wait_for_job(job_id)[:successInfo][:images].first[:url]
    control('clock', { advance: 3601 })
    file = File.join(Dir.mktmpdir, 'fox.png')
    refused = assert_raises(EaselError) { @easel.download(old, file) }
    assert_equal [403, 'ADDRESS_INVALID'], [refused.status, refused.code]
    fresh = @easel.wait_for_job(job_id)[:successInfo][:images].first[:url]
    assert_operator @easel.download(fresh, file), :>, 0
  end
  # endregion

  # region cost
  def test_a_blocked_image_is_not_charged
    control('scenarios', { operation: 'create-job', scenario: 'partly-blocked' })
    job = @easel.wait_for_job(create_job(2))
    assert_equal job[:credits] / 2, job[:creditsCharged]
  end
  # endregion
end
