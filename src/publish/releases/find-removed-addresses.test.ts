import { expect, test } from 'vitest'
import type { FileRecord, PageRecord } from '#model/config/site-manifest.ts'
import { toHref } from '#model/urls/href.ts'
import { describeRemovedAddress, findRemovedAddresses } from './find-removed-addresses.ts'

const record: FileRecord = { file: 'a', type: 'text/html', hash: 'a', encodings: [], cache: 'revalidate' }
const page: PageRecord = { vi: [record], en: [record] }
const site = (pages: string[], files: string[] = []) => ({
  pages: Object.fromEntries(pages.map((path) => [path, page])),
  files: Object.fromEntries(files.map((url) => [url, record])),
})
const rules = [{ from: '/tin-tuc/a', href: toHref('/tin-tuc') } as const]

test.each([
  ['nothing', site(['/tin-tuc']), site(['/tin-tuc', '/tin-tuc/b']), []],
  ['a page', site(['/tin-tuc', '/tin-tuc/b']), site(['/tin-tuc']), ['/tin-tuc/b']],
  ['a page that has a rule now', site(['/tin-tuc/a']), site(['/tin-tuc']), []],
  ['a document', site([], ['/tai-lieu/a/b.pdf', '/assets/a.js']), site([]), ['/tai-lieu/a/b.pdf']],
])('what a release loses: %s', (_case, before, after, lost) => {
  expect(findRemovedAddresses(before, after, rules)).toEqual(lost)
})

test.each([
  ['/tin-tuc/b', /would be gone: bring its entry back with "status: withdrawn", or give .* a rule/],
  ['/tai-lieu/a/b.pdf', /would be gone: name its file in "attachments" again/],
])('what is said of %s', (path, said) => {
  expect(describeRemovedAddress(path)).toMatch(said)
})
