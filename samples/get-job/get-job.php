<?php

declare(strict_types=1);

require __DIR__ . '/easel.php';

$easel = new Easel();
['job' => $job] = $easel->request('GET', '/v1/jobs/881417947308949275?wait=20');
echo "{$job['type']} job: {$job['status']}, credits charged: {$job['creditsCharged']}\n";
foreach ($job['successInfo']['images'] ?? [] as ['seed' => $seed, 'meta' => $meta, 'url' => $url]) {
    echo "{$meta['image']['width']} x {$meta['image']['height']}, seed $seed\n";
    echo "$url\n";
}
