<?php

declare(strict_types=1);

require __DIR__ . '/easel.php';

$easel = new Easel();
$sketch = $easel->upload('sketch.png');
$response = $easel->request('POST', '/v1/controlnet/detect', [
    'requestId' => bin2hex(random_bytes(16)),
    'imageResourceId' => $sketch,
    'preprocessor' => 'canny',
]);
['image' => $edges, 'recommendedModels' => [$model]] = $response;
echo "edge map {$edges['id']} for $model\n";
['job' => $job] = $easel->request('POST', '/v1/jobs', [
    'requestId' => bin2hex(random_bytes(16)),
    'stages' => [
        ['type' => 'INPUT_INITIALIZE', 'inputInitialize' => ['count' => 1]],
        ['type' => 'DIFFUSION', 'diffusion' => [
            'sdModel' => '600423083519508503',
            'prompts' => [['text' => 'a glass pavilion in a forest']],
            'width' => 512,
            'height' => 512,
            'steps' => 20,
            'controlnet' => ['args' => [[
                'inputImageResourceId' => $edges['id'],
                'preprocessor' => 'none', // The map is drawn already.
                'model' => $model,
                'weight' => 0.9,
            ]]],
        ]],
    ],
]);
$done = $easel->waitForJob($job['id']);
echo "{$done['status']}, credits charged: {$done['creditsCharged']}\n";
$bytes = $easel->download($done['successInfo']['images'][0]['url'], 'pavilion.png');
echo "saved pavilion.png ($bytes bytes)\n";
