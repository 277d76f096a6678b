<?php

declare(strict_types=1);

require __DIR__ . '/easel.php';

$easel = new Easel();
['job' => $job] = $easel->request('POST', '/v1/jobs/workflow', [
    'requestId' => bin2hex(random_bytes(16)),
    // Read as objects: an empty PHP array would be sent as a list.
    'params' => json_decode(file_get_contents('graph.json')),
    'maxCredits' => 1,
]);
echo "{$job['type']} job {$job['id']} is {$job['status']}, credits reserved: {$job['credits']}\n";
