import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Certificate {
  key: Buffer;
  cert: Buffer;
}

export interface Certificates {
  folder: string;
  /** What clients are told to trust. */
  authority: string;
  right: Certificate;
  wrongName: Certificate;
  stranger: Certificate;
}

const config = `
[req]
distinguished_name = nothing
[nothing]
[authority]
basicConstraints = critical, CA:TRUE
keyUsage = critical, keyCertSign
subjectKeyIdentifier = hash
[server]
basicConstraints = critical, CA:FALSE
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
extendedKeyUsage = serverAuth
`;

/** Made anew for each run, so that nobody ever trusts one that is published. */
export function makeCertificates(): Certificates {
  const folder = mkdtempSync(join(tmpdir(), 'easel-certificates-'));
  const file = (name: string) => join(folder, name);
  writeFileSync(file('config'), config);
  const make = (name: string, more: string[]): Certificate => {
    const [key, cert] = [file(`${name}.key`), file(`${name}.pem`)];
    const about = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
    const files = ['-config', file('config'), '-keyout', key, '-out', cert];
    const named = ['-subj', `/CN=${name}`, ...more];
    execFileSync('openssl', ['req', '-x509', ...about, ...files, ...named], { stdio: 'pipe' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  };
  const sign = (name: string, authority: string, host: string) =>
    make(name, [
      ...['-CA', file(`${authority}.pem`), '-CAkey', file(`${authority}.key`)],
      ...['-extensions', 'server', '-addext', `subjectAltName=DNS:${host}`],
    ]);
  make('authority', ['-extensions', 'authority']);
  make('nobody', ['-extensions', 'authority']);
  return {
    folder,
    authority: file('authority.pem'),
    right: sign('right', 'authority', '*.easel.example'),
    wrongName: sign('wrong-name', 'authority', '*.other.example'),
    stranger: sign('stranger', 'nobody', '*.easel.example'),
  };
}
