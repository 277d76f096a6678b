<?php

declare(strict_types=1);

$api = getenv('EASEL_API') ?: 'http://127.0.0.1:8787';
$appId = getenv('EASEL_APP_ID') ?: 'app_sandbox';
$pem = file_get_contents(getenv('EASEL_PRIVATE_KEY') ?: 'easel-private-key.pem');

// region string
$method = 'POST';
$path = '/v1/jobs/credits';
$timestamp = time();
$nonce = bin2hex(random_bytes(16));
$body = json_encode([
    'stages' => [
        ['type' => 'INPUT_INITIALIZE', 'inputInitialize' => ['count' => 1]],
        ['type' => 'DIFFUSION', 'diffusion' => [
            'sdModel' => '600423083519508503',
            'prompts' => [['text' => '灯塔, a lighthouse']],
        ]],
    ],
], JSON_UNESCAPED_UNICODE);
$stringToSign = "$method\n$path\n$timestamp\n$nonce\n$body";
echo 'sha256 ' . hash('sha256', $stringToSign) . "\n";
// endregion
// region sign
openssl_sign($stringToSign, $signature, $pem, OPENSSL_ALGO_SHA256);
$authorization = "EASEL-SHA256-RSA app_id=$appId,nonce_str=$nonce,timestamp=$timestamp,signature="
    . base64_encode($signature);
// endregion
// region send
$context = stream_context_create(['http' => [
    'method' => $method,
    'header' => ["Authorization: $authorization", 'Content-Type: application/json'],
    'content' => $body,
    'ignore_errors' => true,
]]);
$response = fopen($api . $path, 'r', false, $context);
$result = json_decode(stream_get_contents($response), true);
$status = explode(' ', stream_get_meta_data($response)['wrapper_data'][0])[1];
echo "$status, {$result['credits']} credits\n";
// endregion
