<?php

declare(strict_types=1);

require __DIR__ . '/easel.php';

$easel = new Easel();
$photo = file_get_contents('photo.png');
$size = strlen($photo);
$upload = $easel->request('POST', '/v1/resource/image', [
    'contentType' => 'image/png',
    'contentLength' => $size,
    'expireSec' => 600,
]);

// The address is signed already: send exactly the given headers, and no Authorization.
$headers = [];
foreach ($upload['headers'] as $name => $value) {
    $headers[] = "$name: $value";
}
$put = ['method' => $upload['method'], 'header' => $headers, 'content' => $photo];
$context = stream_context_create(['http' => $put]);
if (file_get_contents($upload['putUrl'], false, $context) === false) {
    throw new RuntimeException('Upload refused');
}
echo "resource {$upload['resourceId']} uploaded ($size bytes)\n";
