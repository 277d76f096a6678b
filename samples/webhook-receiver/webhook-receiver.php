<?php

declare(strict_types=1);

require __DIR__ . '/easel.php';

// region verify
function isGenuine(array $headers, string $body): bool
{
    $id = $headers['webhook-id'] ?? '';
    $timestamp = $headers['webhook-timestamp'] ?? '';
    if (abs(time() - (int) $timestamp) > 300) {
        return false;
    }
    // What follows the prefix is the key, in Base64.
    $secret = substr(getenv('EASEL_WEBHOOK_SECRET') ?: '', strlen('whsec_'));
    $key = base64_decode($secret, true) ?: throw new RuntimeException('No webhook secret');
    $mac = hash_hmac('sha256', "$id.$timestamp.$body", $key, true);
    foreach (explode(' ', $headers['webhook-signature'] ?? '') as $received) {
        if (hash_equals('v1,' . base64_encode($mac), $received)) {
            return true;
        }
    }

    return false;
}
// endregion

/**
 * Behind a web server the headers are in $_SERVER and the body in php://input.
 *
 * @param resource $connection
 */
function readRequest($connection): array
{
    $headers = [];
    while (($line = trim((string) fgets($connection))) !== '') {
        [$name, $value] = explode(': ', $line, 2) + ['', ''];
        $headers[strtolower($name)] = $value;
    }

    return [$headers, stream_get_contents($connection, (int) ($headers['content-length'] ?? 0))];
}

$port = getenv('EASEL_WEBHOOK_PORT') ?: '9000';
$server = stream_socket_server("tcp://127.0.0.1:$port");
['job' => $job] = (new Easel())->request('POST', '/v1/jobs', [
    'requestId' => bin2hex(random_bytes(16)),
    'notifyUrl' => 'https://hooks.customer.example/easel',
    'stages' => [
        ['type' => 'INPUT_INITIALIZE', 'inputInitialize' => ['count' => 1]],
        ['type' => 'DIFFUSION', 'diffusion' => [
            'sdModel' => '600423083519508503',
            'prompts' => [['text' => 'a lighthouse']],
        ]],
    ],
]);
echo "job {$job['id']} created, waiting for the webhook\n";

do {
    $connection = stream_socket_accept($server, 60);
    [$headers, $body] = readRequest($connection);
    $genuine = isGenuine($headers, $body);
    $status = $genuine ? '204 No Content' : '401 Unauthorized';
    fwrite($connection, "HTTP/1.1 $status\r\nConnection: close\r\n\r\n");
    fclose($connection);
} while (!$genuine);
['event' => $event, 'job' => $job] = json_decode($body, true);
echo "$event: job {$job['id']}, images: " . count($job['successInfo']['images'] ?? []) . "\n";
