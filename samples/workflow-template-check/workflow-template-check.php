<?php

declare(strict_types=1);

require __DIR__ . '/easel.php';

$easel = new Easel();
$check = function (array $fieldAttrs) use ($easel): void {
    $check = $easel->request('POST', '/v1/workflows/template/check', [
        'templateId' => '742035880126534001',
        'fields' => ['fieldAttrs' => $fieldAttrs],
    ]);
    echo $check['valid'] ? "valid, {$check['credits']} credits\n" : "not valid\n";
    foreach ($check['errors'] as $error) {
        echo "  node {$error['nodeId']} {$error['fieldName']}: {$error['code']}\n";
    }
};

$fieldAttrs = [
    ['nodeId' => '6', 'fieldName' => 'text', 'fieldValue' => 'a ceramic cup on a white table'],
    ['nodeId' => '10', 'fieldName' => 'image', 'fieldValue' => '881420011223344556'],
];
$check($fieldAttrs);
$fieldAttrs[] = ['nodeId' => '3', 'fieldName' => 'steps', 'fieldValue' => 20];
$check($fieldAttrs);
