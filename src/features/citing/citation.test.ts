import { expect, test } from 'vitest'
import { toBibtex, toChecksumLines, type Citation } from './citation.ts'

const citation: Citation = {
  code: 'g8wzh3n',
  title: 'Nghị quyết về tạm ứng cổ tức',
  authors: [],
  publisher: 'Công ty Cổ phần Chứng khoán SHS',
  number: '18/2026/CBTT-SHS',
  publishedAt: '2026-11-06T16:40+07:00',
  url: 'https://shs.test/d/g8wzh3n',
  accessedOn: '2026-11-21',
  files: [
    { href: '/tai-lieu/disclosures/a/nghi-quyet.vi.pdf', sha256: 'ab12' },
    { href: '/tai-lieu/disclosures/a/nghi-quyet.en.pdf', sha256: 'cd34' },
  ],
}

test('the citation of a document of the firm', () => {
  expect(toBibtex(citation)).toBe(`@techreport{shs-g8wzh3n,
  author = {{Công ty Cổ phần Chứng khoán SHS}},
  title = {{Nghị quyết về tạm ứng cổ tức}},
  institution = {{Công ty Cổ phần Chứng khoán SHS}},
  number = {18/2026/CBTT-SHS},
  year = {2026},
  month = {11},
  day = {6},
  url = {https://shs.test/d/g8wzh3n},
  urldate = {2026-11-21},
  note = {SHA256 (nghi-quyet.vi.pdf) = ab12; SHA256 (nghi-quyet.en.pdf) = cd34}
}`)
})

test('what is not known is left out', () => {
  const bare = { ...citation, number: undefined, accessedOn: undefined, files: [] }
  expect(toBibtex(bare)).not.toMatch(/number|urldate|note/)
  expect(toChecksumLines(bare)).toEqual([])
})

test('each author is one name', () => {
  expect(toBibtex({ ...citation, authors: ['Chuyên viên A', 'Chuyên viên B'] })).toContain(
    'author = {{Chuyên viên A} and {Chuyên viên B}}',
  )
})

test.each([
  ['P&L 5%, #1 at $2', 'P\\&L 5\\%, \\#1 at \\$2'],
  ['a_b {c} ~d^e', 'a\\_b \\textbraceleft c\\textbraceright  \\textasciitilde d\\textasciicircum e'],
  ['C:\\a_b', 'C:\\textbackslash a\\_b'],
])('the title %s', (title, escaped) => {
  expect(toBibtex({ ...citation, title })).toContain(`title = {{${escaped}}}`)
})
