import { expect, test } from 'vitest'
import { toFirm, type FirmRequest } from './to-firm.ts'

const request: FirmRequest = {
  name: 'Công ty Cổ phần Chứng khoán Mẫu',
  short: 'Mẫu',
  origin: 'https://www.example.com',
  color: '#1d4f8c',
}

const long = 'Công ty Cổ phần Chứng khoán '.repeat(8)

test.each<[what: string, changes: Partial<FirmRequest>, read: object]>([
  ['a name', {}, { name: request.name, nameEn: request.name, short: 'Mẫu', slug: 'mau', hostname: 'www.example.com' }],
  ['an English name', { nameEn: 'Mau Securities' }, { name: request.name, nameEn: 'Mau Securities' }],
  ['signs of markup', { name: `A "B" & 'C' <b>` }, { name: `A "B" & 'C' <b>` }],
  ['letters in parts, and blanks around', { short: ' Mẫu '.normalize('NFD') }, { short: 'Mẫu' }],
  ['a name with signs', { short: 'A & B No.1-x' }, { short: 'A & B No.1-x', slug: 'a-b-no-1-x' }],
  ['a port', { origin: 'http://localhost:3000' }, { origin: 'http://localhost:3000', hostname: 'localhost' }],
])('%s', (_what, changes, read) => {
  expect(toFirm({ ...request, ...changes })).toMatchObject(read)
})

test.each<[what: string, changes: Partial<FirmRequest>, message: string]>([
  ['no name', { name: ' ' }, '--name : must have a letter'],
  ['a name of two lines', { name: 'A\nB' }, '--name A\nB: must be one line, without characters that nobody sees'],
  ['a reversed name', { nameEn: 'A\u202EB' }, '--name-en A\u202EB: must be one line'],
  ['a name with a picture', { name: 'A 🚀' }, '--name A 🚀: must be without pictures'],
  ['a long name', { name: long }, 'is 223 characters long; at most 160 are shown'],
  [
    'a long name of the header',
    { short: 'Chứng khoán Minh Hoạ' },
    'the header has room for 16, such as "Chứng khoán Minh"',
  ],
  [
    'markup in the header',
    { short: '<b>' },
    '--short <b>: must be Latin letters, digits, blanks, "&", "." and "-", such as "b"',
  ],
  ['a picture in the header', { short: '🚀' }, 'such as "ABC"'],
  ['Greek letters in the header', { short: 'Α' }, 'must be Latin letters'],
  [
    'an origin with a path',
    { origin: 'https://abc.example/vi' },
    'no path, no slash or dot at the end, such as https://abc.example',
  ],
  ['an origin without a scheme', { origin: 'ABC.example' }, 'such as https://abc.example'],
  ['a word as an origin', { origin: 'https://' }, 'such as https://www.example.com'],
  ['another scheme', { origin: 'ftp://abc.example' }, '--origin ftp://abc.example: must be scheme and host'],
  ['a name as a color', { color: 'plum' }, '--color plum: must be hexadecimal digits, such as #1d4f8c'],
])('%s is refused', (_what, changes, message) => {
  expect(() => toFirm({ ...request, ...changes })).toThrow(message)
})
