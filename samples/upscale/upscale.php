<?php

declare(strict_types=1);

require __DIR__ . '/easel.php';

$easel = new Easel();
['job' => $job] = $easel->request('POST', '/v1/jobs', [
    'requestId' => bin2hex(random_bytes(16)),
    'stages' => [
        ['type' => 'INPUT_INITIALIZE', 'inputInitialize' => ['seed' => '2027351168']],
        ['type' => 'DIFFUSION', 'diffusion' => [
            'sdModel' => '600423083519508503',
            'prompts' => [['text' => 'portrait of a beekeeper, soft light']],
            'width' => 512,
            'height' => 768,
            'steps' => 20,
        ]],
        ['type' => 'IMAGE_TO_UPSCALER', 'imageToUpscaler' => [
            'hrUpscaler' => '4x-UltraSharp',
            'hrScale' => 2,
            'hrSecondPassSteps' => 10,
            'denoisingStrength' => 0.3,
        ]],
    ],
]);
$done = $easel->waitForJob($job['id']);
[$image] = $done['successInfo']['images'];
['width' => $width, 'height' => $height] = $image['meta']['image'];
echo "{$done['status']}, $width x $height\n";
$bytes = $easel->download($image['url'], 'beekeeper.png');
echo "saved beekeeper.png ($bytes bytes)\n";
