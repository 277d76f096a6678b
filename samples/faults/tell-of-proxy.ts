import type { Language } from '../runner/samples.ts';
import type { Passage } from './faults.ts';
import type { FaultServer } from './server.ts';

type Place = Pick<FaultServer, 'proxy' | 'authority'>;

const trustStore = 'trust.p12';
const storePassword = 'changeit';

/** Java does not read PEM: the command that puts the authority into a store of its kind. */
export function prepareForProxies({ id }: Language, { authority }: Place): string | undefined {
  if (id !== 'java') return undefined;
  return `keytool -importcert -noprompt -alias authority -file ${authority} -keystore ${trustStore} -storepass ${storePassword}`;
}

/** How the program of a language is run so that it knows of the proxy: by variables, or by properties of Java. */
export function tellOfProxy(
  { id, run }: Pick<Language, 'id' | 'run'>,
  { proxy, authority }: Place,
  settings: Passage['settings'],
): { command: string; env: Record<string, string> } {
  const isForNothing = settings === 'no proxy for anything';
  if (id === 'java') {
    const properties = {
      ...proxyProperties('http', proxy.openPort),
      ...proxyProperties('https', proxy.openPort),
      'http.nonProxyHosts': isForNothing ? '*' : '*.direct.invalid',
      'javax.net.ssl.trustStore': trustStore,
      'javax.net.ssl.trustStorePassword': storePassword,
    };
    const options = Object.entries(properties).map(([name, value]) => `'-D${name}=${value}'`);
    return { command: run.replace('java ', `java ${options.join(' ')} `), env: {} };
  }
  const password = settings === 'wrong password' ? 'guess' : 'p%40ss';
  const addressFor = (scheme: string) => `http://${scheme}:${password}@127.0.0.1:${proxy.port}`;
  return {
    command: run,
    env: {
      // curl reads this one in small letters only.
      [id === 'curl' ? 'http_proxy' : 'HTTP_PROXY']: addressFor('http'),
      HTTPS_PROXY: addressFor('https'),
      NO_PROXY: isForNothing ? '*' : '10.0.0.1,.direct.invalid',
      SSL_CERT_FILE: authority,
    },
  };
}

const proxyProperties = (scheme: string, port: number) => ({
  [`${scheme}.proxyHost`]: '127.0.0.1',
  [`${scheme}.proxyPort`]: String(port),
});
