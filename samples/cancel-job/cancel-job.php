<?php

declare(strict_types=1);

require __DIR__ . '/easel.php';

$easel = new Easel();
['job' => $job] = $easel->request('POST', '/v1/jobs', [
    'requestId' => bin2hex(random_bytes(16)),
    'stages' => [
        ['type' => 'INPUT_INITIALIZE', 'inputInitialize' => ['count' => 4]],
        ['type' => 'DIFFUSION', 'diffusion' => [
            'sdModel' => '757279507095956705',
            'prompts' => [['text' => 'a lighthouse on a cliff at dusk']],
            'steps' => 30,
        ]],
    ],
]);
// region cancel
$canceled = $easel->request('DELETE', "/v1/jobs/{$job['id']}");
echo "{$canceled['status']}, credits refunded: {$canceled['creditsRefunded']}\n";
// endregion
