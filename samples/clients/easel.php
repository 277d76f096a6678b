<?php

declare(strict_types=1);

final class EaselException extends RuntimeException
{
    public readonly int $status;
    public readonly string $errorCode;
    /** @var array<string, mixed> */
    public readonly array $problem;
    public readonly string $requestId;
    public readonly bool $retryable;
    public readonly int $retryAfter;

    /** @param array{status: int, headers: array<string, string>, body: string} $answer */
    public function __construct(array $answer)
    {
        $this->status = $answer['status'];
        // A gateway on the way may answer with a page instead of a problem.
        $this->problem = json_decode($answer['body'], true) ?? [];
        $this->errorCode = $this->problem['code'] ?? 'UNKNOWN';
        $this->requestId = $answer['headers']['x-request-id'] ?? '';
        $this->retryable = $this->problem['retryable']
            ?? in_array($this->status, [202, 502, 503], true);
        $this->retryAfter = (int) ($answer['headers']['retry-after'] ?? 0);
        $detail = $this->problem['detail'] ?? 'no details';
        $message = "$this->status $this->errorCode: $detail ($this->requestId)";
        foreach ($this->problem['errors'] ?? [] as $error) {
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
        $signature = base64_encode($signature);
        $keyId = $this->keyId === null ? '' : "key_id=$this->keyId,";

        return "EASEL-SHA256-RSA app_id=$this->appId,{$keyId}"
            . "nonce_str=$nonce,timestamp=$timestamp,signature=$signature";
    }
    // endregion

    /**
     * Repeating is safe: what costs credits has a requestId, and each attempt is signed anew.
     *
     * @param array<string, mixed>|null $data
     * @param array<string, string> $headers
     * @return array<string, mixed>
     */
    public function request(
        string $method,
        string $path,
        ?array $data = null,
        array $headers = [],
    ): array {
        $body = $data === null ? '' : json_encode((object) $data, JSON_THROW_ON_ERROR);
        if ($body !== '') {
            $headers['Content-Type'] = 'application/json';
        }
        for ($attempt = 1;; $attempt++) {
            $headers['Authorization'] = $this->authorization($method, $path, $body);
            $answer = $this->send($method, $this->api . $path, $headers, $body);
            if ($answer['status'] === 200) {
                return json_decode($answer['body'], true, flags: JSON_THROW_ON_ERROR);
            }
            $error = new EaselException($answer);
            if (!$error->retryable || $attempt >= $this->attempts) {
                throw $error;
            }
            sleep($error->retryAfter ?: 2 ** $attempt);
        }
    }

    /**
     * The server holds each answer until the status changes. An unknown status is not final.
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

    /** Answers the resource id. The address is signed already and takes no Authorization. */
    public function upload(string $file, string $contentType = 'image/png'): string
    {
        $bytes = (string) file_get_contents($file);
        $place = $this->request('POST', '/v1/resource/image', ['contentType' => $contentType]);
        $answer = $this->send('PUT', $place['putUrl'], $place['headers'], $bytes);
        if ($answer['status'] >= 300) {
            throw new EaselException($answer);
        }

        return $place['resourceId'];
    }

    /** Answers how many bytes were saved. */
    public function download(string $url, string $file): int
    {
        $answer = $this->send('GET', $url);
        if ($answer['status'] !== 200) {
            throw new EaselException($answer);
        }

        return (int) file_put_contents($file, $answer['body']);
    }

    /**
     * @param array<string, string> $headers
     * @return array{status: int, headers: array<string, string>, body: string}
     */
    private function send(
        string $method,
        string $url,
        array $headers = [],
        string $body = '',
    ): array {
        $http = ['method' => $method, 'header' => [], 'ignore_errors' => true, 'timeout' => 60];
        foreach ($headers as $name => $value) {
            $http['header'][] = "$name: $value";
        }
        if ($body !== '') {
            $http['content'] = $body;
        }
        $stream = fopen($url, 'r', false, stream_context_create(['http' => $http]))
            ?: throw new RuntimeException("$url cannot be reached.");
        $lines = stream_get_meta_data($stream)['wrapper_data'];
        $answer = ['status' => (int) explode(' ', $lines[0])[1], 'headers' => []];
        foreach (array_slice($lines, 1) as $line) {
            [$name, $value] = explode(': ', $line, 2) + ['', ''];
            $answer['headers'][strtolower($name)] = $value;
        }

        return $answer + ['body' => (string) stream_get_contents($stream)];
    }
}
