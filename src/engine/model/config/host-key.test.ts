import { expect, test } from 'vitest'
import { toHostKey } from './host-key.ts'

test.each([
  ['en.firm.example', 'en.firm.example'],
  ['EN.Firm.EXAMPLE', 'en.firm.example'],
  ['en.firm.example.', 'en.firm.example'],
  ['en.firm.example:443', 'en.firm.example'],
  ['en.firm.example:80', 'en.firm.example'],
  ['en.firm.example:', 'en.firm.example'],
  ['EN.firm.example.:443', 'en.firm.example'],
  ['en.firm.example.:8443', 'en.firm.example:8443'],
  ['en.firm.example:8080', 'en.firm.example:8080'],
  ['en.firm.example:4430', 'en.firm.example:4430'],
  ['en.firm.example..', 'en.firm.example.'],
  ['en.firm.example:80:80', 'en.firm.example:80'],
  ['[::1]:3000', '[::1]:3000'],
  ['', ''],
])('%j is looked up as %j', (host, key) => {
  expect(toHostKey(host)).toBe(key)
})
