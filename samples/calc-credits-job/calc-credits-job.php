<?php

declare(strict_types=1);

require __DIR__ . '/easel.php';

$easel = new Easel();
$quote = $easel->request('POST', '/v1/jobs/credits', [
    'stages' => [
        ['type' => 'INPUT_INITIALIZE', 'inputInitialize' => ['count' => 1]],
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
        ]],
    ],
]);
foreach ($quote['breakdown'] as ['type' => $type, 'credits' => $credits]) {
    echo "$type: $credits credits\n";
}
echo "total: {$quote['credits']} of {$quote['balance']} credits\n";
