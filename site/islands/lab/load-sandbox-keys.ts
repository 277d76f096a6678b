import type { SandboxKeys } from './lab-messages.ts';

const folder = '/signing-vectors/keys/throwaway-sandbox-';

/** From the published vectors, so that no key is in a script. Fetched when the lab opens: it may go offline. */
export async function loadSandboxKeys(): Promise<SandboxKeys> {
  const read = async (name: string) => {
    const response = await fetch(folder + name);
    if (!response.ok) throw new Error(`${response.status}`);
    return response.text();
  };
  const [privateKey, publicKey] = await Promise.all([read('1.pkcs8.pem'), read('2.public.pem')]);
  return {
    appId: 'app_sandbox',
    keyId: 'key_1',
    privateKey,
    others: [{ keyId: 'key_2', publicKey }],
  };
}
