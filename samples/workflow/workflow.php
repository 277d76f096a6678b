<?php

declare(strict_types=1);

require __DIR__ . '/easel.php';

$easel = new Easel();
// Read as objects: an empty PHP array would be sent as a list.
$params = json_decode(file_get_contents('graph.json'));
$check = $easel->request('POST', '/v1/jobs/workflow/params/check', ['params' => $params]);
if (!$check['valid']) {
    throw new RuntimeException(implode("\n", array_column($check['errors'], 'message')));
}
echo "the graph is valid and costs {$check['credits']} credits\n";
['job' => $job] = $easel->request('POST', '/v1/jobs/workflow', [
    'requestId' => bin2hex(random_bytes(16)),
    'params' => $params,
    'maxCredits' => $check['credits'],
]);
$done = $easel->waitForJob($job['id']);
echo "{$done['status']}, credits charged: {$done['creditsCharged']}\n";
$bytes = $easel->download($done['successInfo']['images'][0]['url'], 'workflow.png');
echo "saved workflow.png ($bytes bytes)\n";
