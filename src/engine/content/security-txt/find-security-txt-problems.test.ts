import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findSecurityTxtProblems, securityTxtPath } from './find-security-txt-problems.ts'

const origin = 'https://shs.example'
const contact = 'Contact: mailto:bao-mat@shs.example'
const expires = 'Expires: 2027-10-31T23:59:59+07:00'
const valid = `${contact}\n${expires}\n`

/** `line message`, on a day. */
function problemsOf(text: string, day = '2026-11-23'): string[] {
  return findSecurityTxtProblems(text, { now: new Date(`${day}T08:00+07:00`), origin }).map(
    ({ line, message, isWarning }) => `${line} ${isWarning ? 'warning: ' : ''}${message}`,
  )
}

test.each([
  ['the shortest', valid],
  ['names in any case, and Windows line ends', 'CONTACT: tel:+84-24-3100-0000\r\nexpires: 2027-10-31T00:00:00z\r\n'],
  [
    'everything',
    `# A comment\n\n${valid}${contact}
Preferred-Languages: vi, en-GB
Canonical: https://shs.example/.well-known/security.txt
Canonical: https://www.shs.example/.well-known/security.txt
Encryption: openpgp4fpr:5f2de5521c63a801ab59ccb603d49de44b29100f
Acknowledgments: https://shs.example/cam-on
Policy: https://shs.example/chinh-sach
Hiring: https://shs.example/tuyen-dung
CSAF: https://shs.example/.well-known/csaf/provider-metadata.json`,
  ],
  [
    'a signed file',
    `-----BEGIN PGP SIGNED MESSAGE-----
Hash: SHA512

${valid}-----BEGIN PGP SIGNATURE-----

iHUEARYKAB0WIQSsP2kEdoKDVFpSg6u3rK+YCkjapwUCY9qRaQAKCRC3rK+YCkja
=G4fX
-----END PGP SIGNATURE-----
`,
  ],
])('%s is valid', (_name, text) => {
  expect(problemsOf(text)).toEqual([])
})

test.each([
  ['', ['1 Missing field "Contact": an address with its scheme', '1 Missing field "Expires": a moment, such as']],
  [
    `${contact}\nExpire: 2027-10-31T23:59:59+07:00`,
    ['1 Missing field "Expires"', '2 Unknown field "expire". Did you mean "Expires"?'],
  ],
  [`${expires}\nContact: bao-mat@shs.example`, ['2 "Contact" must be an address with its scheme']],
  [`${expires}\nContact: http://shs.example/a`, ['2 "Contact" must be']],
  [`${expires}\nContact: javascript:alert(1)`, ['2 "Contact" must be']],
  [`${contact}\nExpires: 31-10-2027`, ['2 "Expires" must be a moment']],
  [`${contact}\nExpires: 2027-02-31T25:00:00Z`, ['2 "Expires": There is no such moment as 2027-02-31T25:00:00Z']],
  [`${valid}${expires}`, ['3 Duplicate field "Expires"; keep one']],
  [`${valid}Preferred-Languages: vi en`, ['3 "Preferred-Languages" must be codes of languages']],
  [`${valid}Hello\n: a\nPolicy:`, ['3 Not a field', '4 Not a field', '5 Not a field']],
  [
    `${valid}Canonical: https://other.example/.well-known/security.txt`,
    ['3 warning: "Canonical" does not name https://shs.example/.well-known/security.txt'],
  ],
])('%j is reported', (text, expected) => {
  const found = problemsOf(text)
  expect(found).toHaveLength(expected.length)
  for (const [index, start] of expected.entries()) expect(found[index]).toContain(start)
})

test.each([
  ['2026-11-23', []],
  ['2027-10-01', []],
  ['2027-10-03', ['2 warning: Expires in 28 days, and then no build passes']],
  ['2027-10-31', ['2 warning: Expires in 0 days']],
  ['2027-11-01', ['2 Expired on 31 October 2027, 23:59: nobody may rely on it any more; check that each line still']],
  ['2026-01-01', ['2 warning: Expires in 668 days: such a file grows stale']],
])('on %s', (day, expected) => {
  const found = problemsOf(valid, day)
  expect(found).toHaveLength(expected.length)
  for (const [index, start] of expected.entries()) expect(found[index]).toContain(start)
})

test.each([
  ['mailto:bao-mat@shs.example', 1],
  ['https://example.com/a', 1],
  ['tel:+842431000000', 0],
  ['mailto:bao-mat@shs.com.vn', 0],
  ['https://shs.com.vn/example', 0],
])('before a release %s gives %s errors', (address, count) => {
  const text = `Contact: ${address}\n${expires}`
  const context = { now: new Date('2026-11-23T08:00+07:00'), origin }
  expect(findSecurityTxtProblems(text, context)).toEqual([])
  expect(findSecurityTxtProblems(text, { ...context, isRelease: true })).toHaveLength(count)
})

test("this site's own file has valid fields, whatever the day", () => {
  const text = readFileSync(`public${securityTxtPath}`, 'utf8')
  const [, day = ''] = /^Expires: (\d{4}-\d\d-\d\d)/m.exec(text) ?? []
  const before = new Date(Date.parse(day) - 90 * 24 * 60 * 60 * 1000)
  const problems = findSecurityTxtProblems(text, { now: before, origin })
  expect(problems.filter(({ isWarning }) => !isWarning)).toEqual([])
})
