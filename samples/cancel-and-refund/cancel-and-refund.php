<?php

declare(strict_types=1);

require __DIR__ . '/easel.php';

$easel = new Easel();
$stages = [
    ['type' => 'INPUT_INITIALIZE', 'inputInitialize' => ['count' => 4]],
    ['type' => 'DIFFUSION', 'diffusion' => [
        'sdModel' => '757279507095956705',
        'prompts' => [['text' => 'a lighthouse on a cliff at dusk']],
        'width' => 832,
        'height' => 1216,
        'steps' => 28,
    ]],
];
$balance = fn () => $easel->request('POST', '/v1/jobs/credits', ['stages' => $stages])['balance'];

echo "balance {$balance()}\n";
['job' => $job] = $easel->request('POST', '/v1/jobs', [
    'requestId' => bin2hex(random_bytes(16)),
    'stages' => $stages,
]);
echo "reserved {$job['credits']}, balance {$balance()}\n";
$canceled = $easel->request('DELETE', "/v1/jobs/{$job['id']}");
echo "{$canceled['status']}, refunded {$canceled['creditsRefunded']}, balance {$balance()}\n";
