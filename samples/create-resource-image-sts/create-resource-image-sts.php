<?php

declare(strict_types=1);

require __DIR__ . '/easel.php';

$easel = new Easel();
$sts = $easel->request('POST', '/v1/resource/image/sts', ['expireSec' => 300]);
$photo = file_get_contents('photo.png');
$fields = [
    'key' => $sts['filePath'],
    'OSSAccessKeyId' => $sts['accessId'],
    'policy' => $sts['policy'],
    'Signature' => $sts['signature'],
    'x-oss-security-token' => $sts['securityToken'],
    'callback' => $sts['callback'],
    'success_action_status' => '200',
];

// Storage reads nothing that comes after the file.
$boundary = bin2hex(random_bytes(16));
$part = "--$boundary\r\nContent-Disposition: form-data; name=";
$form = '';
foreach ($fields as $name => $value) {
    $form .= "$part\"$name\"\r\n\r\n$value\r\n";
}
$form .= "$part\"file\"; filename=\"photo.png\"\r\nContent-Type: image/png\r\n\r\n";
$post = [
    'method' => 'POST',
    'header' => "Content-Type: multipart/form-data; boundary=$boundary",
    'content' => "$form$photo\r\n--$boundary--\r\n",
];
$context = stream_context_create(['http' => $post]);
if (file_get_contents($sts['host'], false, $context) === false) {
    throw new RuntimeException('Upload refused');
}
echo "resource {$sts['resourceId']} uploaded (" . strlen($photo) . " bytes)\n";
