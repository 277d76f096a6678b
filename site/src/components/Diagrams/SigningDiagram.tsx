import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import Drawing, { Arrow, Border, Box, Label } from './Drawing';

const parts: [value: string, meaning: string][] = [
  ['POST', translate({ id: 'diagram.signing.method', message: 'method, upper case' })],
  ['/v1/jobs', translate({ id: 'diagram.signing.path', message: 'path and query, as sent' })],
  ['1760000000', translate({ id: 'diagram.signing.time', message: 'Unix seconds' })],
  ['5f0c2a9e4b7d…', translate({ id: 'diagram.signing.nonce', message: 'nonce, used once' })],
  ['{"requestId":…', translate({ id: 'diagram.signing.body', message: 'body, the exact bytes' })],
];

/** From the five parts of a request to the header, and back on the server. */
export default function SigningDiagram(): ReactNode {
  return (
    <Drawing
      height={430}
      title={translate({ id: 'diagram.signing.title', message: 'How a request is signed' })}
      description={translate({
        id: 'diagram.signing.description',
        message:
          'Method, path with query, timestamp, nonce and body are joined by line feeds into the string to sign. Your private key signs it with RSA and SHA-256, and the signature travels in the Authorization header. Easel builds the same string from the request that arrived and verifies the signature with your public key. If the two strings differ by a single byte, Easel returns 401 SIGN_ERROR.',
      })}
    >
      {parts.map(([value, meaning], row) => (
        <g key={value}>
          <Box x={2} y={2 + row * 30} width={150} height={26} kind="recess" code>
            {value}
          </Box>
          <Label at={[166, 15 + row * 30]} quiet>
            {meaning}
          </Label>
        </g>
      ))}
      <Arrow from={[77, 150]} to={[77, 182]} />
      <Label at={[92, 166]} quiet>
        {translate({ id: 'diagram.signing.join', message: 'joined by line feeds' })}
      </Label>
      <Box x={2} y={182} width={150}>
        {translate({ id: 'diagram.signing.string', message: 'string to sign' })}
      </Box>
      <Arrow from={[77, 212]} to={[77, 248]} />
      <Label at={[92, 230]} quiet>
        {translate({ id: 'diagram.signing.sign', message: 'RSA and SHA-256, your private key' })}
      </Label>
      <Box x={2} y={248} width={150} kind="accent">
        {translate({ id: 'diagram.signing.signature', message: 'signature, in Base64' })}
      </Box>
      <Border y={302} />
      <Arrow from={[77, 278]} to={[77, 326]} />
      <Label at={[92, 302]} code>
        Authorization
      </Label>
      <Label at={[378, 290]} end quiet>
        {translate({ id: 'diagram.signing.you', message: 'you' })}
      </Label>
      <Label at={[378, 314]} end quiet>
        Easel
      </Label>
      <Box x={2} y={326} width={376}>
        {translate({
          id: 'diagram.signing.rebuild',
          message: 'same string, built from what arrived',
        })}
      </Box>
      <Arrow from={[77, 356]} to={[77, 394]} />
      <Label at={[92, 375]} quiet>
        {translate({ id: 'diagram.signing.verify', message: 'verified with your public key' })}
      </Label>
      <Label at={[62, 410]} code>
        200
      </Label>
      <Label at={[106, 410]} quiet>
        {translate({
          id: 'diagram.signing.outcome',
          message: 'or 401 if one byte differs',
        })}
      </Label>
    </Drawing>
  );
}
