<?php

declare(strict_types=1);

require __DIR__ . '/easel.php';

$easel = new Easel();
['model' => $model] = $easel->request('GET', '/v1/models/757279507095956705');
['limits' => $limits, 'defaults' => $defaults] = $model;
echo "{$model['name']}: {$model['baseModel']} {$model['modelType']}, {$model['status']}\n";
echo "sides up to {$limits['maxSide']} pixels, in multiples of {$limits['multiple']}\n";
echo "defaults: {$defaults['sampler']}, {$defaults['steps']} steps, CFG {$defaults['cfgScale']}\n";
