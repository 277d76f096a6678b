import type { Constants } from './constant-types.ts';
import { readYaml } from './read-yaml.ts';

const files: Record<keyof Constants, string> = {
  samplers: 'samplers',
  controlnet: 'controlnet',
  upscalers: 'upscalers',
  baseModels: 'base-models',
  limits: 'limits',
  jobStatuses: 'job-statuses',
  webhooks: 'webhooks',
  signature: 'signature',
  credits: 'credits',
  fixtures: 'fixtures',
};

export async function listConstants(): Promise<Constants> {
  const entries = await Promise.all(
    Object.entries(files).map(async ([name, file]) => [
      name,
      await readYaml(`constants/${file}.yaml`),
    ]),
  );
  return Object.fromEntries(entries) as Constants;
}
