import { expect, test } from 'vitest'
import { describeRemovedAddress } from './describe-removed-address.ts'

test.each([
  ['/tin-tuc/b', /not part of this build; restore its entry with "status: withdrawn", or add a redirect/],
  ['/tai-lieu/a/b.pdf', /not part of this build; list its file in "attachments" again/],
])('the warning for %s', (path, warning) => {
  expect(describeRemovedAddress(path)).toMatch(warning)
})
