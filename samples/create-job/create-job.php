<?php

declare(strict_types=1);

require __DIR__ . '/easel.php';

$easel = new Easel();
['job' => $job] = $easel->request('POST', '/v1/jobs', [
    'requestId' => bin2hex(random_bytes(16)),
    'stages' => [
        ['type' => 'INPUT_INITIALIZE', 'inputInitialize' => ['seed' => '2027351168', 'count' => 1]],
        ['type' => 'DIFFUSION', 'diffusion' => [
            'sdModel' => '757279507095956705',
            'prompts' => [['text' => 'a lighthouse on a cliff at dusk, oil painting']],
            'negativePrompts' => [['text' => 'text, watermark']],
            'width' => 1024,
            'height' => 1024,
            'sampler' => 'DPM++ 2M Karras',
            'steps' => 25,
            'cfgScale' => 6,
        ]],
    ],
    'maxCredits' => 2,
    'metadata' => ['orderId' => 'A-20931'],
]);
echo "job {$job['id']} is {$job['status']}, credits reserved: {$job['credits']}\n";
