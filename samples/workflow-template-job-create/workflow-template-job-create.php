<?php

declare(strict_types=1);

require __DIR__ . '/easel.php';

$easel = new Easel();
['job' => $job] = $easel->request('POST', '/v1/jobs/workflow/template', [
    'requestId' => bin2hex(random_bytes(16)),
    'templateId' => '742035880126534001',
    'templateVersion' => 3,
    'fields' => [
        'fieldAttrs' => [
            ['nodeId' => '6', 'fieldName' => 'text', 'fieldValue' => 'a ceramic cup on a white table'],
            ['nodeId' => '10', 'fieldName' => 'image', 'fieldValue' => '881420011223344556'],
            ['nodeId' => '3', 'fieldName' => 'steps', 'fieldValue' => 20],
        ],
    ],
    'maxCredits' => 2,
]);
echo "{$job['type']} job {$job['id']} is {$job['status']}, credits reserved: {$job['credits']}\n";
