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
$quote = $easel->request('POST', '/v1/jobs/credits', ['stages' => $stages]);
echo "four images cost {$quote['credits']} credits, the limit is 2\n";

// Ends with COST_LIMIT_EXCEEDED: nothing is reserved, and no job exists.
$easel->request('POST', '/v1/jobs', [
    'requestId' => bin2hex(random_bytes(16)),
    'stages' => $stages,
    'maxCredits' => 2,
]);
