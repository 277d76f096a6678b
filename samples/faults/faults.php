<?php

declare(strict_types=1);

require __DIR__ . '/easel.php';

function work(string $name, string $operation, string $api, string $seconds, string ...$rest): string
{
    if ($operation === 'webhook') {
        [$secret, $id, $timestamp, $signature, $body] = $rest;
        $headers = [
            'Webhook-Id' => $id,
            'Webhook-Timestamp' => $timestamp,
            'Webhook-Signature' => $signature,
        ];

        return Easel::verifyWebhook($secret, $headers, $body)['type'];
    }
    $token = $operation === 'token' ? 'sbx_token' : null;
    $easel = new Easel(api: $api, token: $token, appId: 'app_faults');
    $easel->attempts = 3;
    $easel->maxPause = 1;
    $easel->timeout = $easel->transferTimeout = (float) $seconds;

    return match ($operation) {
        'create' => $easel->request('POST', '/v1/jobs', ['requestId' => 'r-1'])['job']['id'],
        'quote' => $easel->request('POST', '/v1/jobs/credits', ['stages' => []])['job']['id'],
        'wait' => $easel->waitForJob('1', (float) $seconds)['id'],
        'upload' => $easel->upload('photo.png'),
        'download' => (string) $easel->download("$api/file", "$name.png"),
        default => $easel->request('GET', '/v1/jobs/1')['job']['id'],
    };
}

while (($line = fgets(STDIN)) !== false) {
    $fields = explode("\t", rtrim($line, "\n"));
    $name = $fields[0];
    try {
        $result = [$name, 'ok', work(...$fields)];
    } catch (EaselException $error) {
        $status = $error->status === 0 ? '' : (string) $error->status;
        $text = preg_replace('/\s+/', ' ', $error->getMessage());
        $result = [$name, 'error', $status, $error->errorCode, $error->requestId, $text];
    } catch (Throwable $error) {
        $result = [$name, 'masked', $error::class . ' ' . $error->getMessage()];
    }
    echo implode("\t", $result), "\n";
}
