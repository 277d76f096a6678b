<?php

declare(strict_types=1);

require __DIR__ . '/easel.php';

$easel = new Easel();
// region create
['job' => $job] = $easel->request('POST', '/v1/jobs', [
    'requestId' => bin2hex(random_bytes(16)),
    'stages' => [
        ['type' => 'INPUT_INITIALIZE', 'inputInitialize' => ['seed' => '2027351168', 'count' => 1]],
        ['type' => 'DIFFUSION', 'diffusion' => [
            'sdModel' => '757279507095956705',
            'prompts' => [['text' => 'a lighthouse on a cliff at dusk, oil painting']],
            'width' => 1024,
            'height' => 1024,
            'steps' => 25,
        ]],
    ],
]);
echo "job {$job['id']}, credits reserved: {$job['credits']}\n";
// endregion
// region result
$done = $easel->waitForJob($job['id']);
echo "{$done['status']}\n";
[$image] = $done['successInfo']['images'];
$bytes = $easel->download($image['url'], 'lighthouse.png');
echo "saved lighthouse.png ($bytes bytes), seed {$image['seed']}\n";
// endregion
