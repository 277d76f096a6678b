<?php

declare(strict_types=1);

require __DIR__ . '/easel.php';

$easel = new Easel();
$easel->attempts = 1; // The client normally retries; this program shows how.
$request = [
    'requestId' => bin2hex(random_bytes(16)), // Made once, before the first attempt.
    'stages' => [
        ['type' => 'INPUT_INITIALIZE', 'inputInitialize' => ['count' => 1]],
        ['type' => 'DIFFUSION', 'diffusion' => [
            'sdModel' => '600423083519508503',
            'prompts' => [['text' => 'a lighthouse']],
        ]],
    ],
];

try {
    // The sandbox acts as if the service were down.
    $easel->request('POST', '/v1/jobs', $request, ['X-Sandbox-Scenario' => 'service-unavailable']);
} catch (EaselException $error) {
    if (!$error->retryable) {
        throw $error;
    }
    echo "attempt 1: $error->status $error->errorCode, again in $error->retryAfter s\n";
    sleep($error->retryAfter);
}
['job' => $second] = $easel->request('POST', '/v1/jobs', $request);
echo "attempt 2: job {$second['id']}\n";
['job' => $third] = $easel->request('POST', '/v1/jobs', $request);
echo 'attempt 3: ' . ($third['id'] === $second['id'] ? 'the same job' : 'another job') . "\n";
