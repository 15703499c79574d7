import { expect, test } from 'vitest'
import { searchPagePath } from '#engine/model/search/search-url.ts'
import { listParams, typedParams } from '#engine/model/urls/search.ts'
import { mayBeView } from './may-be-view.ts'

test.each([
  [`${searchPagePath}?q=a`, true],
  [`${searchPagePath}?q=%20`, false],
  [`${searchPagePath}?${listParams.page}=2`, false],
  [`/list?${listParams.page}=2`, true],
  [`/calculator?${typedParams[0]}=1`, true],
  ['/list?q=a', false],
  ['/list', false],
])('%s: %s', (address, expected) => {
  expect(mayBeView(new URL(address, 'http://localhost'))).toBe(expected)
})
