import { createHash, X509Certificate } from 'node:crypto'
import { expect, test } from 'vitest'
import { createCertificate } from './create-certificate.ts'

test('a certificate is for localhost, signed by its own key, and another each time', () => {
  const { cert, fingerprint } = createCertificate()
  const read = new X509Certificate(cert)
  expect(read.checkHost('localhost')).toBe('localhost')
  expect(read.verify(read.publicKey)).toBe(true)
  const bytes = read.publicKey.export({ type: 'spki', format: 'der' })
  expect(fingerprint).toBe(createHash('sha256').update(bytes).digest('base64'))
  expect(createCertificate().fingerprint).not.toBe(fingerprint)
})
