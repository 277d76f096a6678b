<?php

declare(strict_types=1);

require __DIR__ . '/easel.php';

$easel = new Easel();
$photo = $easel->upload('photo.png');
['job' => $job] = $easel->request('POST', '/v1/jobs', [
    'requestId' => bin2hex(random_bytes(16)),
    'stages' => [
        ['type' => 'INPUT_INITIALIZE', 'inputInitialize' => ['imageResourceId' => $photo]],
        ['type' => 'DIFFUSION', 'diffusion' => [
            'sdModel' => '600423083519508503',
            'prompts' => [['text' => 'a watercolour of the same house, spring']],
            'width' => 512,
            'height' => 512,
            'steps' => 20,
            'denoisingStrength' => 0.55,
        ]],
    ],
]);
$done = $easel->waitForJob($job['id']);
echo "{$done['status']}, credits charged: {$done['creditsCharged']}\n";
$bytes = $easel->download($done['successInfo']['images'][0]['url'], 'watercolour.png');
echo "saved watercolour.png ($bytes bytes)\n";
