<?php

declare(strict_types=1);

require __DIR__ . '/easel.php';

$easel = new Easel();
foreach (['graph.json', 'broken-graph.json'] as $file) {
    // Read as objects: an empty PHP array would be sent as a list.
    $params = json_decode(file_get_contents($file));
    $check = $easel->request('POST', '/v1/jobs/workflow/params/check', ['params' => $params]);
    echo $check['valid'] ? "$file: valid, {$check['credits']} credits\n" : "$file: not valid\n";
    foreach ($check['errors'] as $error) {
        $input = "{$error['classType']}.{$error['input']}";
        echo "  node {$error['nodeId']} $input: {$error['code']}\n";
    }
}
