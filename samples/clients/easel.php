<?php

declare(strict_types=1);

final class EaselException extends RuntimeException
{
    public readonly string $errorCode;

    /** @param array<string, mixed> $problem */
    public function __construct(
        public readonly int $status,
        public readonly array $problem,
        public readonly string $requestId,
        public readonly int $retryAfter,
    ) {
        $this->errorCode = $problem['code'] ?? '';
        $message = "$status $this->errorCode: " . ($problem['detail'] ?? '') . " ($requestId)";
        foreach ($problem['errors'] ?? [] as $error) {
            $message .= "\n  {$error['pointer']}: {$error['detail']}";
        }
        parent::__construct($message);
    }
}

/** A small client of the Easel API. It needs PHP 8.2 with the openssl extension. */
final class Easel
{
    private const FINAL_STATUSES = ['SUCCESS', 'FAILED', 'CANCELED'];

    public int $attempts = 4;
    private readonly string $api;
    private readonly string $appId;
    private readonly OpenSSLAsymmetricKey $key;

    public function __construct(?string $privateKey = null, private readonly ?string $keyId = null)
    {
        $this->api = getenv('EASEL_API') ?: 'http://127.0.0.1:8787';
        $this->appId = getenv('EASEL_APP_ID') ?: 'app_sandbox';
        $file = $privateKey ?? (getenv('EASEL_PRIVATE_KEY') ?: 'easel-private-key.pem');
        $this->key = openssl_pkey_get_private((string) file_get_contents($file))
            ?: throw new RuntimeException("$file holds no private key.");
    }

    // region sign
    public function authorization(string $method, string $path, string $body): string
    {
        $timestamp = time();
        $nonce = bin2hex(random_bytes(16));
        $stringToSign = implode("\n", [$method, $path, $timestamp, $nonce, $body]);
        openssl_sign($stringToSign, $signature, $this->key, OPENSSL_ALGO_SHA256);
        $keyId = $this->keyId === null ? '' : "key_id=$this->keyId,";

        return "EASEL-SHA256-RSA app_id=$this->appId,{$keyId}nonce_str=$nonce,timestamp=$timestamp,signature="
            . base64_encode($signature);
    }
    // endregion

    /**
     * Repeating is safe: whatever costs credits carries a requestId, and each attempt is signed anew.
     *
     * @param array<string, mixed>|null $data
     * @param array<string, string> $headers
     * @return array<string, mixed>
     */
    public function request(string $method, string $path, ?array $data = null, array $headers = []): array
    {
        $body = $data === null ? '' : json_encode((object) $data, JSON_THROW_ON_ERROR);
        if ($body !== '') {
            $headers['Content-Type'] = 'application/json';
        }
        for ($attempt = 1;; $attempt++) {
            $headers['Authorization'] = $this->authorization($method, $path, $body);
            [$status, $answer, $received] = $this->send($method, $this->api . $path, $headers, $body);
            $retryAfter = (int) ($received['retry-after'] ?? 0);
            if (in_array($status, [202, 409, 429, 503], true) && $retryAfter > 0 && $attempt < $this->attempts) {
                sleep($retryAfter);
                continue;
            }
            if ($status === 200) {
                return json_decode($answer, true, flags: JSON_THROW_ON_ERROR);
            }
            $problem = json_decode($answer, true) ?? ['detail' => $answer];
            throw new EaselException($status, $problem, $received['x-request-id'] ?? '', $retryAfter);
        }
    }

    /**
     * The server holds each answer until the status changes; a status that is not final is waited for.
     *
     * @return array<string, mixed>
     */
    public function waitForJob(string $jobId, int $timeoutSeconds = 1800): array
    {
        $deadline = time() + $timeoutSeconds;
        $status = '';
        for ($pause = 2; time() < $deadline;) {
            $job = $this->request('GET', "/v1/jobs/$jobId?wait=20")['job'];
            if (in_array($job['status'], self::FINAL_STATUSES, true)) {
                return $job;
            }
            if ($job['status'] === $status) {
                sleep($pause);
                $pause = min($pause * 2, 30);
            }
            $status = $job['status'];
        }
        throw new RuntimeException("Job $jobId is still $status after $timeoutSeconds s.");
    }

    /** Answers the resource id. The PUT goes to an address that is signed already, so it has no Authorization. */
    public function upload(string $file, string $contentType = 'image/png'): string
    {
        $place = $this->request('POST', '/v1/resource/image', ['contentType' => $contentType]);
        [$status] = $this->send('PUT', $place['putUrl'], $place['headers'], (string) file_get_contents($file));
        if ($status >= 300) {
            throw new RuntimeException("Uploading $file: $status");
        }

        return $place['resourceId'];
    }

    /** Answers how many bytes were saved. */
    public function download(string $url, string $file): int
    {
        [$status, $bytes] = $this->send('GET', $url);
        if ($status !== 200) {
            throw new RuntimeException("Downloading $file: $status");
        }

        return (int) file_put_contents($file, $bytes);
    }

    /**
     * @param array<string, string> $headers
     * @return array{int, string, array<string, string>} status, body and headers with lower-case names
     */
    private function send(string $method, string $url, array $headers = [], string $body = ''): array
    {
        $lines = array_map(fn (string $name, string $value) => "$name: $value", array_keys($headers), $headers);
        $options = ['method' => $method, 'header' => $lines, 'ignore_errors' => true, 'timeout' => 60];
        if ($body !== '') {
            $options['content'] = $body;
        }
        $answer = file_get_contents($url, false, stream_context_create(['http' => $options]));
        if ($answer === false) {
            throw new RuntimeException("$url cannot be reached.");
        }
        $received = [];
        foreach (array_slice($http_response_header, 1) as $line) {
            [$name, $value] = explode(': ', $line, 2) + ['', ''];
            $received[strtolower($name)] = $value;
        }

        return [(int) explode(' ', $http_response_header[0])[1], $answer, $received];
    }
}
