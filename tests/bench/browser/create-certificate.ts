import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

export interface Certificate {
  /** PEM. */
  key: string
  /** PEM. */
  cert: string
  /** The hash of the public key, in Base64, by which a browser is told to trust it. */
  fingerprint: string
}

/**
 * A certificate for localhost, signed by its own key, in the encoding of X.509 (RFC 5280). It is made anew for each run, so
 * that the project contains no private key and no certificate that expires.
 */
export function createCertificate(): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const publicBytes = publicKey.export({ type: 'spki', format: 'der' })
  const ecdsaWithSha256 = sequence(encode(0x06, Buffer.from('2a8648ce3d040302', 'hex')))
  const commonName = encode(0x06, Buffer.from('550403', 'hex'))
  const name = sequence(encode(0x31, sequence(commonName, encode(0x0c, Buffer.from('localhost')))))
  const validity = sequence(encode(0x17, Buffer.from('200101000000Z')), encode(0x17, Buffer.from('491231235959Z')))
  const alternativeName = sequence(
    encode(0x06, Buffer.from('551d11', 'hex')),
    encode(0x04, sequence(encode(0x82, Buffer.from('localhost')))),
  )
  const body = sequence(
    encode(0xa0, encode(0x02, Buffer.from([2]))),
    // A positive number: its first byte is below 128.
    encode(0x02, Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    ecdsaWithSha256,
    name,
    validity,
    name,
    publicBytes,
    encode(0xa3, sequence(alternativeName)),
  )
  const signature = encode(0x03, Buffer.from([0]), sign('sha256', body, privateKey))
  const bytes = sequence(body, ecdsaWithSha256, signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${bytes.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    fingerprint: createHash('sha256').update(publicBytes).digest('base64'),
  }
}

/** A value in DER: its tag, its length, its bytes. */
function encode(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const { length } = Buffer.concat(parts)
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), ...parts])
}

function sequence(...parts: readonly Uint8Array[]): Buffer {
  return encode(0x30, ...parts)
}
