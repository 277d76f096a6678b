<?php

declare(strict_types=1);

require __DIR__ . '/easel.php';

$easel = new Easel();
$response = $easel->request('POST', '/v1/controlnet/detect', [
    'requestId' => bin2hex(random_bytes(16)),
    'imageResourceId' => '881420011223344556',
    'preprocessor' => 'canny',
    'preprocessorParams' => ['lowThreshold' => 100, 'highThreshold' => 200],
]);
['image' => $image, 'recommendedModels' => $models] = $response;
['width' => $width, 'height' => $height] = $image['meta']['image'];
echo "edge map {$image['id']}, $width x $height\n";
echo 'use it with ' . implode(', ', $models) . "\n";
$bytes = $easel->download($image['url'], 'edges.png');
echo "saved edges.png ($bytes bytes)\n";
