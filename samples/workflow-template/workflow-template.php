<?php

declare(strict_types=1);

require __DIR__ . '/easel.php';

$easel = new Easel();
$template = $easel->request('GET', '/v1/workflows/742035880126534001');
echo "{$template['name']}, version {$template['version']}\n";

$values = [
    'text' => 'a small house on a white table',
    'image' => $easel->upload('photo.png'),
];
$fieldAttrs = array_map(fn (array $field) => [
    'nodeId' => $field['nodeId'],
    'fieldName' => $field['fieldName'],
    'fieldValue' => $values[$field['fieldName']] ?? $field['fieldValue'],
], $template['fields']['fieldAttrs']);
['job' => $job] = $easel->request('POST', '/v1/jobs/workflow/template', [
    'requestId' => bin2hex(random_bytes(16)),
    'templateId' => $template['templateId'],
    'templateVersion' => $template['version'],
    'fields' => ['fieldAttrs' => $fieldAttrs],
]);
$done = $easel->waitForJob($job['id']);
echo "{$done['status']}, credits charged: {$done['creditsCharged']}\n";
$bytes = $easel->download($done['successInfo']['images'][0]['url'], 'product.png');
echo "saved product.png ($bytes bytes)\n";
