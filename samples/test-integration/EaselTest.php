<?php

declare(strict_types=1);

require __DIR__ . '/easel.php';

use PHPUnit\Framework\TestCase;

final class EaselTest extends TestCase
{
    /** @var resource */
    private static $sandbox;
    private static string $api;
    private static Easel $easel;

    // region start
    public static function setUpBeforeClass(): void
    {
        $options = ['--port', '0', '--speed', '100', '--control'];
        $command = ['node', 'easel-sandbox.mjs', ...$options];
        self::$sandbox = proc_open($command, [1 => ['pipe', 'w']], $pipes, __DIR__);
        preg_match('~http:.*(?=/v1$)~m', fgets($pipes[1]), $found);
        [self::$api] = $found;
        self::$easel = new Easel(api: self::$api);
        self::$easel->maxPause = 0.01;
    }

    public static function tearDownAfterClass(): void
    {
        proc_terminate(self::$sandbox);
    }

    protected function setUp(): void
    {
        self::control('POST', 'reset');
    }

    private static function control(string $method, string $what, array $body = []): array
    {
        $content = $body === [] ? '' : json_encode($body);
        $header = 'Content-Type: application/json';
        $context = stream_context_create(['http' => compact('method', 'header', 'content')]);
        $text = file_get_contents(self::$api . "/sandbox/$what", context: $context);

        return json_decode($text, true, flags: JSON_THROW_ON_ERROR);
    }
    // endregion

    private static function createJob(int $count): string
    {
        return self::$easel->request('POST', '/v1/jobs', [
            'requestId' => bin2hex(random_bytes(16)),
            'stages' => [
                ['type' => 'INPUT_INITIALIZE', 'inputInitialize' => ['count' => $count]],
                ['type' => 'DIFFUSION', 'diffusion' => [
                    'sdModel' => '757279507095956705',
                    'prompts' => [['text' => 'a red fox in the snow']],
                    'width' => 512,
                    'height' => 512,
                ]],
            ],
        ])['job']['id'];
    }

    // region retry
    public function testRetriesAgainstABusyServiceCreateOneJob(): void
    {
        $scenario = 'service-unavailable;times=2';
        self::control('POST', 'scenarios', ['operation' => 'create-job', 'scenario' => $scenario]);
        self::createJob(1);
        ['requests' => $requests] = self::control('GET', 'requests');
        self::assertSame([503, 503, 200], array_column($requests, 'status'));
        $bodies = array_map(json_decode(...), array_column($requests, 'body'));
        self::assertCount(1, array_unique(array_column($bodies, 'requestId')));
    }
    // endregion

    // region lifetime
    public function testAUrlExpiresAfterAnHourAndTheJobHasANewOne(): void
    {
        $file = __DIR__ . '/fox.png';
        $id = self::createJob(1);
        $old = self::$easel->waitForJob($id)['successInfo']['images'][0]['url'];
        self::control('POST', 'clock', ['advance' => 3601]);
        try {
            self::$easel->download($old, $file);
            self::fail('The old URL still works.');
        } catch (EaselException $refused) {
            self::assertSame('ADDRESS_INVALID', $refused->errorCode);
        }
        $fresh = self::$easel->waitForJob($id)['successInfo']['images'][0]['url'];
        self::assertGreaterThan(0, self::$easel->download($fresh, $file));
    }
    // endregion

    // region cost
    public function testABlockedImageIsNotCharged(): void
    {
        $scenario = 'partly-blocked';
        self::control('POST', 'scenarios', ['operation' => 'create-job', 'scenario' => $scenario]);
        $job = self::$easel->waitForJob(self::createJob(2));
        self::assertEquals($job['credits'] / 2, $job['creditsCharged']);
    }
    // endregion
}
