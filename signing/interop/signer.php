<?php
// Signs and judges the vectors with the openssl extension. Reads and prints tab-separated lines; see README.md.
declare(strict_types=1);

const FORMS = [
    'app_id' => '/^[A-Za-z0-9_-]{1,64}$/D',
    'key_id' => '/^[A-Za-z0-9_-]{1,64}$/D',
    'nonce_str' => '/^[A-Za-z0-9_-]{16,64}$/D',
    'timestamp' => '/^[1-9][0-9]{0,14}$/D',
    'signature' => '/^[A-Za-z0-9+\/=]+$/D',
];

function decode(string $field): string
{
    return $field === '-' ? '' : base64_decode($field, true);
}

function parseHeader(string $header): ?array
{
    [$scheme, $rest] = explode(' ', $header, 2) + ['', ''];
    if (strtoupper($scheme) !== 'EASEL-SHA256-RSA') {
        return null;
    }
    $params = [];
    foreach (explode(',', $rest) as $pair) {
        [$name, $value] = explode('=', $pair, 2) + ['', ''];
        if (!isset(FORMS[$name]) || isset($params[$name]) || !preg_match(FORMS[$name], $value)) {
            return null;
        }
        $params[$name] = $value;
    }
    foreach (['app_id', 'nonce_str', 'timestamp', 'signature'] as $name) {
        if (!isset($params[$name])) {
            return null;
        }
    }
    return $params;
}

function stringToSign(string $method, string $path, string $timestamp, string $nonce, string $body): string
{
    return "$method\n$path\n$timestamp\n$nonce\n$body";
}

function sign(string $pemFile, string $message): string
{
    $key = openssl_pkey_get_private(file_get_contents($pemFile));
    openssl_sign($message, $signature, $key, OPENSSL_ALGO_SHA256);
    return base64_encode($signature);
}

function judge(array $case, array $apps): string
{
    [, $method, $path, $body, , , , $header, $now, $seen] = $case;
    $params = parseHeader(decode($header));
    $signature = $params === null ? false : base64_decode($params['signature'], true);
    if ($signature === false || base64_encode($signature) !== $params['signature']) {
        return 'SIGN_ERROR';
    }
    if (abs((int) $params['timestamp'] - (int) $now) > 300) {
        return 'TIMESTAMP_SKEW';
    }
    $message = stringToSign($method, $path, $params['timestamp'], $params['nonce_str'], decode($body));
    foreach ($apps as [$appId, $keyId, $pemFile]) {
        if ($appId !== $params['app_id'] || $keyId !== ($params['key_id'] ?? $keyId)) {
            continue;
        }
        $key = openssl_pkey_get_public(file_get_contents($pemFile));
        if (openssl_verify($message, $signature, $key, OPENSSL_ALGO_SHA256) === 1) {
            $used = in_array("$appId:{$params['nonce_str']}", explode(',', $seen), true);
            return $used ? 'NONCE_REUSED' : 'ok';
        }
    }
    return 'SIGN_ERROR';
}

function readTable(string $file): array
{
    return array_map(fn (string $line) => explode("\t", $line), file($file, FILE_IGNORE_NEW_LINES));
}

[, $casesFile, $appsFile, $keys] = $argv;
$apps = readTable($appsFile);
foreach (readTable($casesFile) as $case) {
    [$id, $method, $path, $body, $timestamp, $nonce, $key] = $case;
    $message = stringToSign($method, $path, $timestamp, $nonce, decode($body));
    echo implode("\t", [
        $id,
        hash('sha256', $message),
        sign("$keys/$key.pkcs8.pem", $message),
        sign("$keys/$key.pkcs1.pem", $message),
        judge($case, $apps),
    ]), "\n";
}
