<?php
// Signs and judges webhooks with PHP alone. Reads and prints tab-separated lines; see README.md.
declare(strict_types=1);

function judge(string $timestamp, string $given, string $right, int $now): string
{
    if (!ctype_digit($timestamp) || abs($now - (int) $timestamp) > 300) {
        return 'refused';
    }
    foreach (explode(' ', $given) as $one) {
        if (hash_equals($right, $one)) {
            return 'ok';
        }
    }
    return 'refused';
}

foreach (file($argv[1], FILE_IGNORE_NEW_LINES) as $line) {
    [$id, $secret, $message, $timestamp, $given, $body, $now] = explode("\t", $line);
    $key = base64_decode(substr($secret, strlen('whsec_')), true);
    $content = $body === '-' ? '' : base64_decode($body, true);
    $right = 'v1,' . base64_encode(hash_hmac('sha256', "$message.$timestamp.$content", $key, true));
    echo implode("\t", [$id, $right, judge($timestamp, $given, $right, (int) $now)]), "\n";
}
