import { expect, test } from 'vitest'
import { findHostProblem } from './find-host-problem.ts'

test.each([
  'http://127.0.0.1',
  'http://127.9.9.9:8080/a',
  'http://0.0.0.0/',
  'http://10.1.2.3/',
  'http://100.64.0.1/',
  'http://169.254.169.254/latest',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'https://192.168.1.10/wiki',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
  // Other forms of the same addresses.
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://127.1/',
  'http://①②⑦.0.0.1/',
  'http://127.0.0.1./',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:c0a8:10a]/',
  'http://[64:ff9b::10.0.0.1]/',
  'http://[fd12:3456::1]/',
  'http://[fe80::1]/',
  'http://[2001:db8::1]/',
  'http://localhost/',
  'http://localhost./',
  'HTTP://LOCALHOST:3000/a',
  'http://api.localhost/',
  'http://printer.local/',
  'http://wiki.internal/',
  'http://wiki.internal./',
  'http://nas.home.arpa/',
  'http://router.lan/',
  'http://sharepoint/',
  'http://sharepoint/a.b',
  'http://intranet',
])('%s is within a network', (href) => {
  expect(String(findHostProblem(href))).toMatch(/^leads to \S+, which is this machine or within a network/)
})

test.each(['https://an@shs.example/', 'https://an:mat-khau@shs.example/', 'https://www.hnx.vn@evil.test/'])(
  '%s names a user',
  (href) => {
    expect(String(findHostProblem(href))).toMatch(/^names a user or a password/)
  },
)

test.each([
  'https://www.hnx.vn/a',
  'https://hnx.vn.',
  'https://hnx.vn/127.0.0.1?u=localhost@x#10.0.0.1',
  'https://127.0.0.1.nip.io/',
  'https://local.vn/',
  'https://localhost.vn/',
  'https://homeland.vn/',
  'http://172.32.0.1/',
  'http://11.0.0.1/',
  'http://8.8.8.8/',
  'http://[2606:4700::1111]/',
  'http://[::ffff:8.8.8.8]/',
  'mailto:a@localhost',
  '/ho-tro',
  'https://',
])('%s is not', (href) => {
  expect(findHostProblem(href)).toBeUndefined()
})
