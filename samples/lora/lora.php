<?php

declare(strict_types=1);

require __DIR__ . '/easel.php';

$easel = new Easel();
['model' => $lora] = $easel->request('GET', '/v1/models/651235467812340001');
$words = implode(', ', $lora['triggerWords']);
echo "{$lora['name']} goes with {$lora['baseModel']}, trigger words: $words\n";
['job' => $job] = $easel->request('POST', '/v1/jobs', [
    'requestId' => bin2hex(random_bytes(16)),
    'stages' => [
        ['type' => 'INPUT_INITIALIZE', 'inputInitialize' => ['count' => 1]],
        ['type' => 'DIFFUSION', 'diffusion' => [
            'sdModel' => '757279507095956705',
            'prompts' => [['text' => "$words, a lighthouse on a cliff"]],
            'steps' => 25,
            'lora' => ['items' => [['loraModel' => $lora['id'], 'weight' => 0.7]]],
        ]],
    ],
]);
$done = $easel->waitForJob($job['id']);
echo "{$done['status']}, credits charged: {$done['creditsCharged']}\n";
$bytes = $easel->download($done['successInfo']['images'][0]['url'], 'ink-wash.png');
echo "saved ink-wash.png ($bytes bytes)\n";
