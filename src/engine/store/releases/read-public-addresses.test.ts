import { afterEach, beforeEach, expect, test } from 'vitest'
import { toPage, toText } from '../store-fixture.ts'
import { TestOutput } from '../test-output-fixture.ts'
import { readPublicAddresses } from './read-public-addresses.ts'

let site: TestOutput

beforeEach(async () => {
  site = await TestOutput.create()
})
afterEach(() => site.remove())

test('the pages and documents of the latest release', () => {
  expect(readPublicAddresses(`${site.target}/none`)).toBeUndefined()
  const payload = toText('/_payload/x/vi/a.json', '1')
  site.publish({ a: [toPage('/a', '1'), payload], b: [toPage('/b', '1'), toText('/tai-lieu/b/c.pdf', '1')] }, 'x')
  expect(readPublicAddresses(site.target)).toEqual({
    release: 1,
    addresses: new Set(['/a', '/b', '/tai-lieu/b/c.pdf']),
  })
  site.publish({ b: null }, 'x')
  expect(readPublicAddresses(site.target)).toEqual({ release: 2, addresses: new Set(['/a']) })
})
