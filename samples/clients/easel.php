<?php

// easel.php 1.0.0, a client of the Easel API. It needs PHP 8.1 with the openssl extension.

declare(strict_types=1);

/** A refused request or one without a response: status is 0 and errorCode '' if there was none. */
final class EaselException extends RuntimeException
{
    public readonly int $status;
    public readonly string $errorCode;
    /** @var array<string, mixed> */
    public readonly array $problem;
    public readonly string $requestId;
    public readonly bool $retryable;
    /** In seconds; 0 if the header is missing or past. */
    public readonly int $retryAfter;

    /** @param array<string, string> $headers */
    public function __construct(
        string $text,
        int $status = 0,
        array $headers = [],
        /** Nobody knows whether the request was carried out. */
        public readonly bool $lost = false,
    ) {
        // A gateway in between may send a web page, half a response or nothing.
        $problem = json_decode($text, true);
        $this->problem = is_array($problem) && !array_is_list($problem) ? $problem : [];
        $this->status = $status;
        $this->errorCode = $this->text('code');
        $this->requestId = $this->text('traceId') ?: $headers['x-request-id'] ?? '';
        $says = $this->problem['retryable'] ?? null;
        $byStatus = in_array($status, [202, 429, 502, 503, 504], true);
        $this->retryable = is_bool($says) ? $says : $byStatus;
        $this->retryAfter = self::readRetryAfter($headers['retry-after'] ?? '');
        $detail = $this->text('detail') ?: substr(trim($text), 0, 200) ?: 'empty response';
        $head = trim("$status $this->errorCode");
        $message = $status === 0 ? $detail : "$head: $detail";
        $message .= $this->requestId === '' ? '' : " ($this->requestId)";
        $errors = $this->problem['errors'] ?? [];
        foreach (is_array($errors) ? $errors : [] as $error) {
            ['pointer' => $pointer, 'detail' => $detail] = (array) $error + ['pointer' => '', 'detail' => ''];
            $message .= is_string($pointer) && is_string($detail) ? "\n  $pointer: $detail" : '';
        }
        parent::__construct($message);
    }

    private function text(string $field): string
    {
        $value = $this->problem[$field] ?? '';

        return is_string($value) ? $value : '';
    }

    private static function readRetryAfter(string $value): int
    {
        if (ctype_digit($value)) {
            return (int) $value;
        }
        $date = DateTimeImmutable::createFromFormat(DATE_RFC7231, $value);

        return $date === false ? 0 : max(0, $date->getTimestamp() - time());
    }
}

final class Easel
{
    private const FINAL_STATUSES = ['SUCCESS', 'FAILED', 'CANCELED'];

    public int $attempts = 4;
    /** Seconds: to connect, for one response (above wait), for one file, the longest pause. */
    public float $connectTimeout = 10;
    public float $timeout = 60;
    public float $transferTimeout = 300;
    public float $maxPause = 30;
    private readonly string $api;
    private readonly string $appId;
    private readonly OpenSSLAsymmetricKey $key;

    public function __construct(
        ?string $privateKey = null,
        private readonly ?string $keyId = null,
        ?string $api = null,
        private ?string $token = null,
        ?string $appId = null,
    ) {
        $this->api = rtrim($api ?? (getenv('EASEL_API') ?: 'http://127.0.0.1:8787'), '/');
        $this->appId = $appId ?? (getenv('EASEL_APP_ID') ?: 'app_sandbox');
        $this->token ??= getenv('EASEL_TOKEN') ?: null;
        if ($this->token !== null) {
            return;
        }
        $file = $privateKey ?? (getenv('EASEL_PRIVATE_KEY') ?: 'easel-private-key.pem');
        $this->key = openssl_pkey_get_private((string) @file_get_contents($file))
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
     * After a lost response, the request is repeated only where that does nothing twice.
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
        $safe = in_array($method, ['GET', 'DELETE'], true) || isset($data['requestId']);

        return $this->repeat($safe, function () use ($method, $path, $body, $headers): array {
            $headers['Authorization'] = $this->token === null
                ? $this->authorization($method, $path, $body)
                : "Bearer $this->token";
            $response = $this->send($method, $this->api . $path, $this->timeout, $headers, $body);
            $json = json_decode($response['body'], true);
            // An empty object and an empty list are the same to PHP.
            $isObject = str_starts_with(ltrim($response['body']), '{') && is_array($json);
            if ($response['status'] === 200 && $isObject) {
                return $json;
            }
            throw self::refusal($response);
        });
    }

    /**
     * Polls at once after a change, otherwise after a pause. An unknown status is not final.
     * The limit covers 30 minutes in the queue, and at most 30 to run.
     *
     * @return array<string, mixed>
     */
    public function waitForJob(string $jobId, float $timeoutSeconds = 3600): array
    {
        $deadline = microtime(true) + $timeoutSeconds;
        $status = null;
        for ($pause = 2; microtime(true) < $deadline;) {
            $path = '/v1/jobs/' . rawurlencode($jobId) . '?wait=20';
            $job = $this->request('GET', $path)['job'] ?? [];
            if (in_array($job['status'] ?? null, self::FINAL_STATUSES, true)) {
                return $job;
            }
            if (($job['status'] ?? null) === $status) {
                self::pause(min($pause, $this->maxPause));
                $pause *= 2;
            } else {
                $pause = 2;
            }
            $status = $job['status'] ?? null;
        }
        throw new EaselException("Job $jobId is still $status after $timeoutSeconds s.");
    }

    /** Returns the resource ID. The address is signed already and takes no Authorization. */
    public function upload(string $file): string
    {
        $declared = ['contentType' => self::imageType($file), 'contentLength' => filesize($file)];
        $place = $this->request('POST', '/v1/resource/image', $declared);
        $this->repeat(true, function () use ($place, $file): void {
            ['putUrl' => $url, 'headers' => $headers] = $place;
            $response = $this->send('PUT', $url, $this->transferTimeout, $headers, from: $file);
            if ($response['status'] < 200 || $response['status'] > 299) {
                throw self::refusal($response);
            }
        });

        return $place['resourceId'];
    }

    private static function imageType(string $file): string
    {
        $first = @file_get_contents($file, length: 12);

        return match (true) {
            $first === false => throw new RuntimeException("$file cannot be read."),
            str_starts_with($first, "\x89PNG") => 'image/png',
            str_starts_with($first, "\xff\xd8\xff") => 'image/jpeg',
            str_starts_with($first, 'RIFF') && str_ends_with($first, 'WEBP') => 'image/webp',
            default => 'application/octet-stream',
        };
    }

    /** Returns how many bytes were saved. The file appears when it is whole. */
    public function download(string $url, string $file): int
    {
        $part = "$file.part";
        try {
            return $this->repeat(true, function () use ($url, $part, $file): int {
                $response = $this->send('GET', $url, $this->transferTimeout, to: $part);
                if ($response['status'] !== 200 || $response['failure'] !== '') {
                    throw self::refusal($response);
                }
                rename($part, $file);

                return (int) filesize($file);
            });
        } finally {
            if (is_file($part)) {
                unlink($part);
            }
        }
    }

    /** Pauses as Retry-After says, or else for a random part of 1, 2, 4 … seconds. */
    private function repeat(bool $safe, callable $attempt): mixed
    {
        for ($count = 0;; $count++) {
            try {
                return $attempt();
            } catch (EaselException $error) {
                $again = $error->retryable || ($error->lost && $safe);
                if (!$again || $count + 1 >= $this->attempts) {
                    throw $error;
                }
                $random = min(2 ** $count, $this->maxPause) * random_int(0, 1000) / 1000;
                self::pause(min($error->retryAfter ?: $random, $this->maxPause));
            }
        }
    }

    private static function pause(float $seconds): void
    {
        usleep((int) ($seconds * 1_000_000));
    }

    /** @param array{status: int, headers: array<string, string>, body: string, failure: string} $response */
    private static function refusal(array $response): EaselException
    {
        ['status' => $status, 'headers' => $headers] = $response;
        $text = $response['body'] ?: $response['failure'];
        if ($status === 200) {
            $text = 'the response is not JSON, or not whole: ' . substr($text, 0, 150);
        }
        $lost = $status === 0 || $status === 200;

        return new EaselException($text, $status, $headers, $lost);
    }

    /**
     * One request and its response within a time. PHP's own http:// has no limit for the whole and
     * follows redirects, which would hand the signature to whoever they name.
     *
     * @param array<string, string> $headers
     * @return array{status: int, headers: array<string, string>, body: string, failure: string}
     */
    private function send(
        string $method,
        string $url,
        float $seconds,
        array $headers = [],
        string $body = '',
        ?string $from = null,
        ?string $to = null,
    ): array {
        $deadline = microtime(true) + $seconds;
        $response = ['status' => 0, 'headers' => [], 'body' => '', 'failure' => ''];
        $at = parse_url($url) + ['path' => '/', 'query' => null, 'port' => null];
        $isSecure = $at['scheme'] === 'https';
        $port = $at['port'] ?? ($isSecure ? 443 : 80);
        $target = $at['path'] . ($at['query'] === null ? '' : "?{$at['query']}");
        try {
            $proxy = self::findProxy($at['scheme'], $at['host'], $port);
            $socket = $this->connect($isSecure, $at['host'], $port, $proxy, $deadline);
        } catch (UnexpectedValueException $error) {
            return ['failure' => $error->getMessage()] + $response;
        }
        $headers += [
            'Host' => $at['host'] . ($at['port'] === null ? '' : ":$port"),
            'User-Agent' => 'easel-php/1.0.0',
            'Connection' => 'close',
            'Content-Length' => (string) ($from === null ? strlen($body) : filesize($from)),
        ];
        if ($proxy !== null && !$isSecure) {
            $target = "http://{$headers['Host']}$target";
            $headers += $proxy['headers'];
        }
        $text = "$method $target HTTP/1.1\r\n";
        foreach ($headers as $name => $value) {
            $text .= "$name: $value\r\n";
        }
        $source = $from === null ? null : fopen($from, 'r');
        for ($text .= "\r\n$body"; $text !== '';) {
            $count = @fwrite($socket, $text);
            if ($count === false || ($count === 0 && !self::isReady($socket, true, $deadline))) {
                break; // It may have responded before it had everything.
            }
            $text = substr($text, $count);
            if ($text === '' && $source !== null) {
                $text = (string) fread($source, 65536);
            }
        }

        return self::receive($socket, $deadline, $to) + $response;
    }

    /**
     * What https_proxy or http_proxy names, unless no_proxy names the host. On a web server
     * HTTP_PROXY may be a header of whoever asks.
     *
     * @return array{address: string, headers: array<string, string>}|null
     */
    private static function findProxy(string $scheme, string $host, int $port): ?array
    {
        $upper = strtoupper("{$scheme}_proxy");
        $value = getenv("{$scheme}_proxy")
            ?: ($scheme === 'https' || PHP_SAPI === 'cli' ? getenv($upper) : '');
        $spared = explode(',', strtolower(getenv('no_proxy') ?: getenv('NO_PROXY') ?: ''));
        foreach (array_filter(array_map('trim', $spared)) as $name) {
            $suffix = '.' . ltrim($name, '.');
            $isSpared = str_ends_with(".$host", $suffix) || str_ends_with(".$host:$port", $suffix);
            if ($name === '*' || $isSpared) {
                return null;
            }
        }
        if (!$value) {
            return null;
        }
        $at = parse_url(str_contains($value, '://') ? $value : "http://$value") ?: [];
        if (($at['scheme'] ?? '') !== 'http' || !isset($at['host'])) {
            throw new UnexpectedValueException("The proxy for $scheme is no http:// address.");
        }
        $pair = rawurldecode($at['user'] ?? '') . ':' . rawurldecode($at['pass'] ?? '');

        return [
            'address' => "tcp://{$at['host']}:" . ($at['port'] ?? 80),
            'headers' => isset($at['user'])
                ? ['Proxy-Authorization' => 'Basic ' . base64_encode($pair)] : [],
        ];
    }

    /**
     * A proxy learns host and port of a secure address, and nothing of what is said there.
     *
     * @param array{address: string, headers: array<string, string>}|null $proxy
     * @return resource
     */
    private function connect(bool $isSecure, string $host, int $port, ?array $proxy, float $deadline)
    {
        $address = $proxy['address'] ?? "tcp://$host:$port";
        $context = stream_context_create(['ssl' => ['peer_name' => trim($host, '[]')]]);
        $socket = @stream_socket_client(
            $address,
            $number,
            $error,
            $this->connectTimeout,
            context: $context,
        ) ?: throw new UnexpectedValueException("$address cannot be reached: $error");
        stream_set_blocking($socket, false);
        if ($isSecure && $proxy !== null) {
            $text = "CONNECT $host:$port HTTP/1.1\r\nHost: $host:$port\r\n";
            foreach ($proxy['headers'] as $name => $value) {
                $text .= "$name: $value\r\n";
            }
            fwrite($socket, "$text\r\n");
            for ($head = ''; !str_ends_with($head, "\r\n\r\n");) {
                $letter = fgetc($socket);
                if ($letter === false && !feof($socket) && self::isReady($socket, false, $deadline)) {
                    continue;
                }
                if ($letter === false || microtime(true) > $deadline) {
                    throw new UnexpectedValueException("$address opens no tunnel.");
                }
                $head .= $letter;
            }
            if (!preg_match('~^HTTP/\S+ 2~', $head)) {
                throw new UnexpectedValueException("$address: " . strtok($head, "\r"));
            }
        }
        while ($isSecure) {
            error_clear_last();
            $done = @stream_socket_enable_crypto($socket, true, STREAM_CRYPTO_METHOD_TLS_CLIENT);
            if ($done === true) {
                break;
            }
            if ($done === false || !self::isReady($socket, false, $deadline)) {
                $why = error_get_last()['message'] ?? 'no response in time';
                throw new UnexpectedValueException("$host:$port has no secure connection: $why");
            }
        }

        return $socket;
    }

    /**
     * @param resource $socket
     * @return array<string, mixed>
     */
    private static function receive($socket, float $deadline, ?string $to): array
    {
        $head = $sink = null;
        $buffer = $end = '';
        for ($size = 0; !isset($length) || $size < $length;) {
            $chunk = (string) @fread($socket, 65536);
            if ($chunk === '' && feof($socket)) {
                break;
            }
            if (microtime(true) > $deadline) {
                $failure = 'no whole response in time';
                break;
            }
            if ($chunk === '') {
                self::isReady($socket, false, $deadline);
                continue;
            }
            if ($head === null) {
                $buffer .= $chunk;
                [$lines, $chunk] = explode("\r\n\r\n", $buffer, 2) + ['', null];
                if ($chunk === null) {
                    continue;
                }
                $head = self::readHead($lines);
                $length = $head['headers']['content-length'] ?? null;
                $isFile = $to !== null && $head['status'] === 200;
                $sink = @fopen($isFile ? $to : 'php://temp', 'w+')
                    ?: throw new RuntimeException("$to cannot be written.");
                if ($isChunked = isset($head['headers']['transfer-encoding'])) {
                    stream_filter_append($sink, 'dechunk', STREAM_FILTER_WRITE);
                }
            }
            fwrite($sink, $chunk);
            $size += strlen($chunk);
            $end = substr($end . $chunk, -5);
        }
        fclose($socket);
        if ($head === null) {
            return ['failure' => $failure ?? 'the connection was closed without a response'];
        }
        // A connection that is cut looks like an end.
        if (isset($length) ? $size < $length : $isChunked && $end !== "0\r\n\r\n") {
            $failure ??= "the response ended after $size bytes";
        }
        rewind($sink);
        $body = $isFile ? '' : (string) stream_get_contents($sink);
        fclose($sink);

        return $head + ['body' => $body, 'failure' => $failure ?? ''];
    }

    /** @return array{status: int, headers: array<string, string>} */
    private static function readHead(string $lines): array
    {
        $headers = [];
        foreach (array_slice(explode("\r\n", $lines), 1) as $line) {
            [$name, $value] = explode(':', $line, 2) + ['', ''];
            $headers[strtolower($name)] = trim($value);
        }

        return ['status' => (int) substr($lines, strlen('HTTP/1.1 '), 3), 'headers' => $headers];
    }

    /** @param resource $socket */
    private static function isReady($socket, bool $writing, float $deadline): bool
    {
        $left = max(0, $deadline - microtime(true));
        [$read, $write, $except] = $writing ? [[], [$socket], []] : [[$socket], [], []];
        $micros = (int) (fmod($left, 1) * 1_000_000);

        return (bool) @stream_select($read, $write, $except, (int) $left, $micros);
    }

    /**
     * Verifies a webhook as Standard Webhooks say and returns its event. The body is what
     * arrived, byte by byte; headers are what getallheaders() returns.
     *
     * @param array<string, string> $headers
     * @return array<string, mixed>
     */
    public static function verifyWebhook(string $secret, array $headers, string $body): array
    {
        $headers = array_change_key_case($headers);
        $id = $headers['webhook-id'] ?? '';
        $timestamp = $headers['webhook-timestamp'] ?? '';
        if ($id === '' || !ctype_digit($timestamp)) {
            throw new EaselException('webhook without id or time');
        }
        if (abs(time() - (int) $timestamp) > 300) {
            throw new EaselException('webhook timestamp too far off');
        }
        $key = base64_decode(preg_replace('/^whsec_/', '', $secret), true)
            ?: throw new EaselException('no webhook secret'); // With no secret anyone could sign.
        $signature = base64_encode(hash_hmac('sha256', "$id.$timestamp.$body", $key, true));
        foreach (explode(' ', $headers['webhook-signature'] ?? '') as $given) {
            if (hash_equals("v1,$signature", $given)) {
                return json_decode($body, true, flags: JSON_THROW_ON_ERROR);
            }
        }
        throw new EaselException('webhook with a wrong signature');
    }
}
