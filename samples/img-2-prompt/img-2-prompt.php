<?php

declare(strict_types=1);

require __DIR__ . '/easel.php';

$easel = new Easel();
$result = $easel->request('POST', '/v1/img2prompt', [
    'requestId' => bin2hex(random_bytes(16)),
    'imageResourceId' => '881420011223344556',
    'mode' => 'TAGS',
    'maxTags' => 5,
]);
echo "{$result['text']}\n";
foreach ($result['tags'] as ['name' => $name, 'score' => $score]) {
    echo "$name: $score\n";
}
