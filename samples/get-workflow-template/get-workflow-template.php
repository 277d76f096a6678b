<?php

declare(strict_types=1);

require __DIR__ . '/easel.php';

$easel = new Easel();
$template = $easel->request('GET', '/v1/workflows/742035880126534001');
echo "{$template['name']}, version {$template['version']}, {$template['baseCredits']} credits\n";
foreach ($template['fields']['fieldAttrs'] as $field) {
    ['nodeId' => $nodeId, 'fieldName' => $name, 'type' => $type, 'label' => $label] = $field;
    echo "node $nodeId $name: $type, {$label['en']}\n";
}
