<?php

declare(strict_types=1);

require __DIR__ . '/easel.php';

$path = '/v1/models/757279507095956705';
$keys = ['key_1' => 'easel-private-key.pem', 'key_2' => 'easel-private-key-2.pem'];

// Both public keys are active, so servers can change over one by one.
foreach ($keys as $keyId => $privateKey) {
    $easel = new Easel($privateKey, $keyId);
    echo "$keyId signs: {$easel->request('GET', $path)['model']['name']}\n";
}
