<?php

declare(strict_types=1);

require __DIR__ . '/easel.php';

$easel = new Easel();
$loraModel = '777000111222333444';
$loraAccessKey = 'mak_5Qz8uR2nT7wXc4Lb';

try {
    $easel->request('GET', "/v1/models/$loraModel");
} catch (EaselException $error) {
    echo "without its key: $error->status $error->errorCode\n";
}
$headers = ['X-Model-Access-Key' => $loraAccessKey];
['model' => $model] = $easel->request('GET', "/v1/models/$loraModel", headers: $headers);
echo "with its key: {$model['name']}, {$model['baseModel']} {$model['modelType']}\n";
['job' => $job] = $easel->request('POST', '/v1/jobs', [
    'requestId' => bin2hex(random_bytes(16)),
    'stages' => [
        ['type' => 'INPUT_INITIALIZE', 'inputInitialize' => ['count' => 1]],
        ['type' => 'DIFFUSION', 'diffusion' => [
            'sdModel' => '600423083519508503',
            'prompts' => [['text' => 'house style, a bicycle in front of a bakery']],
            'steps' => 20,
            'lora' => ['items' => [
                ['loraModel' => $loraModel, 'loraAccessKey' => $loraAccessKey, 'weight' => 0.8],
            ]],
        ]],
    ],
]);
$done = $easel->waitForJob($job['id']);
$bytes = $easel->download($done['successInfo']['images'][0]['url'], 'bakery.png');
echo "{$done['status']}, saved bakery.png ($bytes bytes)\n";
