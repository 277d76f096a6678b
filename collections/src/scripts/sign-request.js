// The sandboxes of Postman and Bruno have SHA-256, but no RSA: it is computed here, and checked before it is sent.

export function authorize(call, { appId, privateKey, token }, { CryptoJS, nonce }) {
  if (!privateKey) return `Bearer ${token}`;
  const timestamp = Math.floor(Date.now() / 1000);
  const text = [call.method, call.path, timestamp, nonce, call.body].join('\n');
  const signature = sign(text, readKey(privateKey, CryptoJS), CryptoJS);
  return `EASEL-SHA256-RSA app_id=${appId},nonce_str=${nonce},timestamp=${timestamp},signature=${signature}`;
}

// RSASSA-PKCS1-v1_5 with SHA-256, in Base64.
function sign(text, { n, e, p, q, dp, dq, qi }, { SHA256, enc }) {
  const length = n.toString(16).length;
  // DigestInfo of SHA-256, RFC 8017, 9.2.
  const info = `003031300d060960864801650304020105000420${SHA256(text).toString()}`;
  const message = BigInt(`0x0001${info.padStart(length - 4, 'f')}`);
  const s1 = power(message % p, dp, p);
  const s2 = power(message % q, dq, q);
  const difference = ((s1 - s2) * qi) % p;
  const signature = s2 + ((difference + p) % p) * q;
  // A faulty signature made in two halves would give the key away.
  if (power(signature, e, n) !== message) throw new Error('The private key is damaged.');
  return enc.Hex.parse(signature.toString(16).padStart(length, '0')).toString(enc.Base64);
}

function power(base, exponent, modulus) {
  let result = BigInt(1);
  for (const bit of exponent.toString(2)) {
    result = (result * result) % modulus;
    if (bit === '1') result = (result * base) % modulus;
  }
  return result;
}

// PEM, PKCS#1 or PKCS#8. A field of one line may have it with \n, or without line ends.
function readKey(pem, { enc }) {
  const base64 = pem.replace(/-----[^-]+-----/g, '').replace(/\\n|\s/g, '');
  const hex = enc.Base64.parse(base64).toString(enc.Hex);
  let parts = readElements(readElements(hex)[0].content);
  // PKCS#8 wraps PKCS#1.
  if (parts[1].tag === '30') parts = readElements(readElements(parts[2].content)[0].content);
  const [, n, e, , p, q, dp, dq, qi] = parts.map(({ content }) => BigInt(`0x${content}`));
  return { n, e, p, q, dp, dq, qi };
}

// The elements of a DER sequence, in hexadecimal.
function readElements(hex) {
  const elements = [];
  const number = (from, digits) => Number.parseInt(hex.slice(from, from + digits), 16);
  for (let at = 0; at < hex.length; ) {
    const tag = hex.slice(at, at + 2);
    let length = number(at + 2, 2);
    at += 4;
    // 0x82 says that the next two bytes are the length.
    if (length > 128) {
      const digits = (length - 128) * 2;
      length = number(at, digits);
      at += digits;
    }
    elements.push({ tag, content: hex.slice(at, at + length * 2) });
    at += length * 2;
  }
  return elements;
}
