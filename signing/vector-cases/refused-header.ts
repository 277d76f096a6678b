import { signWith } from './keys.ts';
import { NOW, refused, type VectorCase } from './vector-case.ts';

const stages = { body: '{"stages":[]}' };

/** The signature is right; what carries it is not. */
export const refusedHeaderCases: VectorCase[] = [
  {
    id: 'header-missing',
    note: 'An empty header.',
    spoilHeader: () => '',
    expect: refused('header-missing'),
  },
  {
    id: 'wrong-scheme',
    note: 'Another scheme word.',
    ...stages,
    spoilHeader: header => header.replace('EASEL-SHA256-RSA', 'WECHATPAY2-SHA256-RSA2048'),
    expect: refused('wrong-scheme'),
  },
  {
    id: 'header-name-in-value',
    note: 'The value begins with the name of the header.',
    ...stages,
    spoilHeader: header => `Authorization: ${header}`,
    expect: refused('header-name-included'),
  },
  {
    id: 'spaces-after-commas',
    note: 'The parameters are joined by comma and space.',
    ...stages,
    spoilHeader: header => header.replaceAll(',', ', '),
    expect: refused('header-spaces'),
  },
  {
    id: 'semicolons',
    note: 'The parameters are joined by semicolons.',
    ...stages,
    spoilHeader: header => header.replaceAll(',', ';'),
    expect: refused('header-separator'),
  },
  {
    id: 'params-quoted',
    note: 'The values are quoted, as in other schemes.',
    ...stages,
    spoilHeader: header => header.replace(/=([^,]+)/g, '="$1"'),
    expect: refused('param-quoted'),
  },
  {
    id: 'app-id-camel-case',
    note: 'appId in place of app_id.',
    ...stages,
    spoilHeader: header => header.replace('app_id', 'appId'),
    expect: refused('param-misspelt'),
  },
  {
    id: 'app-id-lower-case',
    note: 'appid in place of app_id.',
    ...stages,
    spoilHeader: header => header.replace('app_id', 'appid'),
    expect: refused('param-misspelt'),
  },
  {
    id: 'param-twice',
    note: 'A parameter appears twice.',
    ...stages,
    spoilHeader: header => `${header},timestamp=${NOW}`,
    expect: refused('param-duplicate'),
  },
  {
    id: 'param-unknown',
    note: 'A parameter that does not exist.',
    ...stages,
    spoilHeader: header => `${header},version=1`,
    expect: refused('param-unknown'),
  },
  {
    id: 'trailing-comma',
    note: 'A comma at the end.',
    ...stages,
    spoilHeader: header => `${header},`,
    expect: refused('param-unknown'),
  },
  {
    id: 'param-missing',
    note: 'No nonce_str.',
    ...stages,
    spoilHeader: header => header.replace(/nonce_str=[^,]+,/, ''),
    expect: refused('param-missing'),
  },
  {
    id: 'timestamp-leading-zero',
    note: 'The same number in another spelling.',
    ...stages,
    mistakenSignature: bytes =>
      signWith(Buffer.from(bytes).toString().replace(`${NOW}`, `0${NOW}`)).toString('base64'),
    spoilHeader: header => header.replace('timestamp=', 'timestamp=0'),
    expect: refused('timestamp-not-unix'),
  },
  {
    id: 'signature-url-safe',
    note: 'URL-safe Base64.',
    ...stages,
    spoilHeader: header => header.replaceAll('+', '-').replaceAll('/', '_'),
    expect: refused('signature-url-safe'),
  },
  {
    id: 'signature-wrapped',
    note: 'Base64 in lines of 76 characters.',
    ...stages,
    spoilHeader: (header, signature) =>
      header.replace(signature, signature.replace(/.{76}(?=.)/g, '$&\n')),
    expect: refused('signature-wrapped'),
  },
  {
    id: 'signature-hex',
    note: 'Hexadecimal.',
    ...stages,
    spoilHeader: (header, signature) =>
      header.replace(signature, Buffer.from(signature, 'base64').toString('hex')),
    expect: refused('signature-hex'),
  },
  {
    id: 'signature-cut-at-equals',
    note: 'The padding is lost to a split on every equals sign.',
    ...stages,
    spoilHeader: header => header.replace(/=+$/, ''),
    expect: refused('signature-padding-lost'),
  },
  {
    id: 'signature-percent-encoded',
    note: 'The Base64 is percent-encoded.',
    ...stages,
    spoilHeader: (header, signature) => header.replace(signature, encodeURIComponent(signature)),
    expect: refused('signature-percent-encoded'),
  },
  {
    id: 'signature-plus-lost',
    note: 'Plus signs became spaces.',
    ...stages,
    spoilHeader: header => header.replaceAll('+', ' '),
    expect: refused('signature-plus-lost'),
  },
  {
    id: 'signature-not-canonical',
    note: 'The last digit has bits set that Base64 does not use.',
    ...stages,
    spoilHeader: header =>
      header.replace(
        /([AQgw])==$/,
        (_, digit) => `${String.fromCharCode(digit.charCodeAt(0) + 1)}==`,
      ),
    expect: refused('signature-not-base64'),
  },
  {
    id: 'signature-truncated',
    note: 'The end of the signature is missing.',
    ...stages,
    spoilHeader: header => header.slice(0, -44),
    expect: refused('signature-truncated'),
  },
];
