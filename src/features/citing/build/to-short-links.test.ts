import { expect, test } from 'vitest'
import { readInMemory, scanContent } from '#engine/content/examine-in-memory-fixture.ts'
import { toHref } from '#engine/model/urls/href.ts'
import type { RedirectRule } from '#engine/model/urls/redirects.ts'
import { site } from '#site/site.ts'
import { siteContent, siteMoment } from '../../../../tests/site/site.ts'
import { toShortCode } from './to-short-code.ts'
import { toShortLinks } from './to-short-links.ts'

const { content } = await readInMemory(scanContent(siteContent), { now: siteMoment })
const [report] = content.entries.reports
const slug = report?.slug ?? ''
const renamed = toHref('/bao-cao-phan-tich/$slug', { slug })
const linksWith = (...redirects: RedirectRule[]) =>
  new Map(Array.from(toShortLinks(site, content.entries, redirects), ({ url, target }) => [url, target]))

test('every document has a link of its own, also withdrawn ones', () => {
  const { reports, disclosures, governance } = content.entries
  const documents = [reports, disclosures, governance, content.entries['periodic-reports']].flat()
  expect(linksWith().size).toBe(documents.length + content.entries['share-management'].length)
  expect(linksWith().get(`/d/${toShortCode('reports', slug)}`)).toBe(renamed)
  const withdrawn = disclosures.find(({ facts }) => facts.status === 'withdrawn')
  expect(linksWith().has(`/d/${toShortCode('disclosures', withdrawn?.slug ?? '')}`)).toBe(true)
})

test.each<[string, RedirectRule, string | undefined]>([
  ['a renamed document', { from: '/bao-cao-phan-tich/cu', to: renamed, status: 308 }, renamed],
  [
    'a document that became a part of a page',
    { from: '/bao-cao-phan-tich/cu', to: '/ve-shs#b', status: 308 },
    '/ve-shs#b',
  ],
  ['a document on another site', { from: '/bao-cao-phan-tich/cu', to: 'https://a.example/', status: 308 }, undefined],
  ['a path below it', { from: '/bao-cao-phan-tich/cu/x', to: renamed, status: 308 }, undefined],
  ['another page', { from: '/cu', to: renamed, status: 308 }, undefined],
])('the former link of %s', (_case, rule, target) => {
  expect(linksWith(rule).get(`/d/${toShortCode('reports', 'cu')}`)).toBe(target)
})

test('a redirect does not take the link of a document that there is', () => {
  expect(linksWith({ from: `/bao-cao-phan-tich/${slug}`, to: toHref('/ve-shs'), status: 308 })).toEqual(linksWith())
})
