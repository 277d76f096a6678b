<?php

declare(strict_types=1);

require __DIR__ . '/easel.php';

$easel = new Easel();
$photo = $easel->upload('photo.png');
$mask = $easel->upload('mask.png');
['job' => $job] = $easel->request('POST', '/v1/jobs', [
    'requestId' => bin2hex(random_bytes(16)),
    'stages' => [
        ['type' => 'INPUT_INITIALIZE', 'inputInitialize' => ['imageResourceId' => $photo]],
        ['type' => 'IMAGE_TO_INPAINT', 'imageToInpaint' => [
            'maskImageResourceId' => $mask,
            'denoisingStrength' => 0.75,
            'diffusion' => [
                'sdModel' => '600423083519508503',
                'prompts' => [['text' => 'a red bicycle leaning against the wall']],
                'width' => 512,
                'height' => 512,
                'steps' => 20,
            ],
        ]],
    ],
]);
$done = $easel->waitForJob($job['id']);
echo "{$done['status']}, credits charged: {$done['creditsCharged']}\n";
$bytes = $easel->download($done['successInfo']['images'][0]['url'], 'bicycle.png');
echo "saved bicycle.png ($bytes bytes)\n";
