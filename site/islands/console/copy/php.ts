import type { PrintProgram } from '../request/build-request';

export const print: PrintProgram = ({ method, path, headers, body }, { origin, appId }) => {
  const lines = Object.entries(headers).map(
    ([name, value]) => `        ${quoted(`${name}: ${value}`)},\n`,
  );
  return `<?php

declare(strict_types=1);

$api = getenv('EASEL_API') ?: ${quoted(origin)};
$appId = getenv('EASEL_APP_ID') ?: ${quoted(appId)};
$pem = file_get_contents(getenv('EASEL_PRIVATE_KEY') ?: 'easel-private-key.pem');
$path = ${quoted(path)};
$body = ${quoted(body ?? '')};

$timestamp = time();
$nonce = bin2hex(random_bytes(16));
openssl_sign("${method}\\n$path\\n$timestamp\\n$nonce\\n$body", $signature, $pem, OPENSSL_ALGO_SHA256);

$context = stream_context_create(['http' => [
    'method' => '${method}',
    'header' => [
${lines.join('')}        "Authorization: EASEL-SHA256-RSA app_id=$appId,nonce_str=$nonce,timestamp=$timestamp,signature="
            . base64_encode($signature),
    ],${body === undefined ? '' : "\n    'content' => $body,"}
    'ignore_errors' => true,
]]);
$response = fopen($api . $path, 'r', false, $context);
$status = explode(' ', stream_get_meta_data($response)['wrapper_data'][0])[1];
echo $status, ' ', stream_get_contents($response), "\\n";
`;
};

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
