<?php

declare(strict_types=1);

require __DIR__ . '/easel.php';

$easel = new Easel();
// region server
// On your server: the key stays here, and the browser gets credentials for one image.
$sts = $easel->request('POST', '/v1/resource/image/sts', ['expireSec' => 300]);
echo "credentials for image {$sts['resourceId']}, at most {$sts['maxBytes']} bytes\n";
// endregion
// region browser
// What the browser sends: no key, no signing, just a form. The file comes last.
$fields = [
    'key' => $sts['filePath'],
    'OSSAccessKeyId' => $sts['accessId'],
    'policy' => $sts['policy'],
    'Signature' => $sts['signature'],
    'x-oss-security-token' => $sts['securityToken'],
    'callback' => $sts['callback'],
    'success_action_status' => '200',
];
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
    'content' => $form . file_get_contents('photo.png') . "\r\n--$boundary--\r\n",
];
$response = fopen($sts['host'], 'r', false, stream_context_create(['http' => $post]));
echo 'upload: ' . explode(' ', stream_get_meta_data($response)['wrapper_data'][0])[1] . "\n";
// endregion
// region use
// On your server again: the browser only needs to say that it is done.
$result = $easel->request('POST', '/v1/img2prompt', [
    'requestId' => bin2hex(random_bytes(16)),
    'imageResourceId' => $sts['resourceId'],
    'maxTags' => 3,
]);
echo "{$result['text']}\n";
// endregion
