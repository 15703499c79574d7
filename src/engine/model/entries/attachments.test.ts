import { expect, test } from 'vitest'
import { toAttachmentLinks, toDownloadName, type Attachment } from './attachments.ts'

const attachment: Attachment = {
  file: 'nghi-quyet.pdf',
  path: 'disclosures/abc/nghi-quyet.pdf',
  kind: 'nghi-quyet',
  language: 'vi',
  title: { vi: 'Nghị quyết “1”', en: 'Resolution “1”' },
  format: 'pdf',
  bytes: 1234,
  sha256: 'a'.repeat(64),
  crc32: 0,
}

test('a link has the title in the language of the page', () => {
  expect(toAttachmentLinks([attachment], 'en')).toMatchObject([
    { href: '/tai-lieu/disclosures/abc/nghi-quyet.pdf', title: 'Resolution “1”' },
  ])
})

const inEachLanguage = (path: string) =>
  (['vi', 'en', 'both'] as const).map((language) => ({ ...attachment, path, language }))

test('documents in the language of the page come first', () => {
  const links = toAttachmentLinks([...inEachLanguage('a'), ...inEachLanguage('b')], 'en')
  const names = links.map(({ href, language }) => `${href.slice(-1)} ${language}`)
  expect(names).toEqual(['a en', 'a both', 'b en', 'b both', 'a vi', 'b vi'])
})

test.each([
  ['vi', 'Nghị quyết', 'Nghị quyết.pdf'],
  ['en', 'Nghị quyết', 'Resolution.pdf'],
  ['both', 'Nghị quyết', 'Nghị quyết.pdf'],
  ['vi', 'Báo cáo quý I/2026: hợp nhất', 'Báo cáo quý I-2026- hợp nhất.pdf'],
  ['vi', '“A” <b> "c"? *', '“A” b c.pdf'],
  ['vi', '1.000\u00a0tỷ\tđồng', '1.000 tỷ đồng.pdf'],
  ['vi', '../..', '-.pdf'],
  ['vi', 'Thông báo.', 'Thông báo.pdf'],
] as const)('in %s, %s is saved as %s', (language, vi, name) => {
  expect(toDownloadName({ ...attachment, language, title: { vi, en: 'Resolution' } })).toBe(name)
})
