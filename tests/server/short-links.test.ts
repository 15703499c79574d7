import { afterAll, describe, expect, test } from 'vitest'
import { shortLinksPath } from '#engine/model/urls/short-links.ts'
import { readOutput } from '../site/read-output.ts'
import { siteOutput } from '../site/site.ts'
import { createHandlerTarget, createNodeTarget } from './targets.ts'

const targets = [await createHandlerTarget(), await createNodeTarget()]
const known = '/d/g8wzh3n'
const target = '/cong-bo-thong-tin/nghi-quyet-hdqt-ve-tam-ung-co-tuc-nam-2026-bang-tien'

describe.each(targets)('$name', ({ fetch, close }) => {
  afterAll(close)

  test.each([
    [known, target],
    [`${known}?lang=en`, `${target}?lang=en`],
    [`${known}?a=1&a=%20`, `${target}?a=1&a=%20`],
  ])('%s leads to %s', async (path, location) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await fetch(path, { method, redirect: 'manual' })
      expect(response.status).toBe(307)
      expect(response.headers.get('Location')).toBe(location)
      expect(response.headers.get('Cache-Control')).toBe('no-cache')
      expect(await response.text()).toBe('')
    }
  })

  test.each(['/d/', '/d', '/d/0000000', '/d/G8WZH3N', `${known}/x`, '/d/..%2f..%2fetc', '/d//evil.test', '/d/%00'])(
    '%s is not found',
    async (path) => {
      const response = await fetch(path, { redirect: 'manual' })
      expect(response.status).toBe(404)
      expect(response.headers.get('Location')).toBeNull()
    },
  )
})

test('every short link leads to a page, and every document has one', () => {
  const site = readOutput(siteOutput)
  const links = [...site.files].filter(([url]) => url.startsWith(shortLinksPath))
  const targetsOf = links.map(([, { headers }]) => headers?.['Location'] ?? '')
  expect(targetsOf.filter((path) => !site.pages.has(path))).toEqual([])
  const routes =
    /^\/(?:bao-cao-phan-tich|bao-cao-dinh-ky|cong-bo-thong-tin|quan-tri-doanh-nghiep)\/|^\/quan-he-co-dong\/quan-ly-co-phan-co-phieu\//
  expect(new Set(targetsOf)).toEqual(new Set([...site.pages.keys()].filter((path) => routes.test(path))))
})
