import { expect, test } from 'vitest'
import { describeRemovedAddress } from './describe-removed-address.ts'

test.each<[string, RegExp, string[]?]>([
  ['/tin-tuc/b', /not part of this build; it returns once the errors of its entry are mended/, ['b']],
  ['/tai-lieu/news/b/b.pdf', /not part of this build; it returns once the errors of its entry are mended/, ['b']],
  [
    '/tin-tuc/b',
    /not part of this build; put its folder back, or give it its former name.*write where it leads now in redirects/,
  ],
  ['/tai-lieu/a/b.pdf', /not part of this build; list its file in "attachments" again/],
])('the warning for %s', (path, warning, heldBack) => {
  expect(String(describeRemovedAddress(path, heldBack))).toMatch(warning)
})
