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
  ['none', site(['/tin-tuc']), site(['/tin-tuc', '/tin-tuc/b']), []],
  ['a page', site(['/tin-tuc', '/tin-tuc/b']), site(['/tin-tuc']), ['/tin-tuc/b']],
  ['a page with a redirect', site(['/tin-tuc/a']), site(['/tin-tuc']), []],
  ['a document', site([], ['/tai-lieu/a/b.pdf', '/assets/a.js']), site([]), ['/tai-lieu/a/b.pdf']],
])('addresses that a release removes: %s', (_case, before, after, removed) => {
  expect(findRemovedAddresses(before, after, rules)).toEqual(removed)
})

test.each([
  ['/tin-tuc/b', /not part of this build; restore its entry with "status: withdrawn", or add a redirect/],
  ['/tai-lieu/a/b.pdf', /not part of this build; list its file in "attachments" again/],
])('the warning for %s', (path, warning) => {
  expect(describeRemovedAddress(path)).toMatch(warning)
})
