import { describe, expect, test } from 'vitest'
import { readInMemory, scanContent } from '#engine/content/examine-in-memory-fixture.ts'
import { toPayloadContexts, toPayloads } from '#engine/graph/payload-context-fixture.ts'
import { locales } from '#engine/model/locale/locale.ts'
import { toJsonLdContext } from '#engine/render/json-ld/json-ld-context.ts'
import { toJsonLd } from '#engine/render/pages/to-json-ld.ts'
import { site } from '#site/site.ts'
import { findFaults, parseGraph } from '../json-ld/find-faults.ts'
import { readVocabulary } from '../json-ld/read-vocabulary.ts'
import { listPages, readOutput } from '../site/read-output.ts'
import { siteContent, siteMoment, siteOutput } from '../site/site.ts'
import { createHandlerTarget } from './targets.ts'

const read = await readInMemory(scanContent(siteContent), { now: siteMoment })
const vocabulary = readVocabulary()
const origin = 'https://shs.example'
const contexts = toPayloadContexts(read, origin)

/** The statements of the test site's pages, by URL. */
function readStated(hasSampleNotice: boolean): Map<string, string> {
  const stated = new Map<string, string>()
  for (const locale of locales) {
    const context = contexts[locale]
    for (const payload of toPayloads(context)) {
      const text = toJsonLd(site, payload, toJsonLdContext(context, hasSampleNotice))
      const { path, page } = payload.address
      if (text !== undefined) stated.set(`${path}?lang=${locale}${page > 1 ? `&trang=${page}` : ''}`, text)
    }
  }
  return stated
}

function countTypes(stated: ReadonlyMap<string, string>): Record<string, number> {
  const types = [...stated.values()].flatMap((text) => parseGraph(text).map((node) => node['@type']))
  return Object.fromEntries([...Map.groupBy(types, (type) => type)].map(([type, all]) => [type, all.length]))
}

test.each<[string, Parameters<typeof findFaults>[0], string[]]>([
  ['an unknown type', { '@type': 'NewsArticel' }, ['NewsArticel is no type']],
  ['an unknown property', { '@type': 'Person', nmae: 'A' }, ['Person has no property nmae']],
  ['an empty value', { '@type': 'Person', name: '' }, ['Person.name is empty']],
  ['a value without a type', { '@type': 'Person', worksFor: { name: 'A' } }, ['Person.worksFor has no type']],
  [
    'a value of a wrong type',
    { '@type': 'Person', worksFor: { '@type': 'Place', name: 'A' } },
    ['Person.worksFor may not be of the type Place'],
  ],
  [
    'a subtype, and a property of a type above',
    { '@type': 'Person', worksFor: { '@type': 'Corporation', name: 'A' } },
    [],
  ],
  [
    'a required property that one of several values lacks',
    {
      '@type': 'HowTo',
      name: 'A',
      step: [
        { '@type': 'HowToStep', position: 1, text: 'B' },
        { '@type': 'HowToStep', position: 2 },
      ],
      description: 'C',
      image: 'D',
    },
    ['HowTo.step.text is missing'],
  ],
])('finds %s', (_name, node, faults) => {
  expect(findFaults(node, vocabulary)).toEqual(faults)
})

/** True of what the firm's node lacks: where its profile is a sample, the name and the mark alone are stated. */
function isLackOfFirm(fault: string): boolean {
  return / Corporation\..* is missing$/.test(fault)
}

describe.each([
  ['with samples', false],
  ['without samples', true],
])('%s', (_name, hasSampleNotice) => {
  const stated = readStated(hasSampleNotice)

  test('names, types and properties are those of schema.org, and what search engines require is there', () => {
    const faults = [...stated].flatMap(([url, text]) =>
      parseGraph(text).flatMap((node) => findFaults(node, vocabulary).map((fault) => `${url}: ${fault}`)),
    )
    expect(faults.filter((fault) => !hasSampleNotice || !isLackOfFirm(fault))).toEqual([])
  })
})

test('all kinds are stated where samples count', () => {
  expect(Object.keys(countTypes(readStated(false))).toSorted()).toEqual([
    'Article',
    'BreadcrumbList',
    'Corporation',
    'DataCatalog',
    'Dataset',
    'DigitalDocument',
    'Event',
    'FAQPage',
    'FinancialProduct',
    'FinancialService',
    'HowTo',
    'JobPosting',
    'NewsArticle',
    'Person',
    'Report',
    'WebSite',
  ])
})

test('nothing of samples is stated where they are labelled', () => {
  // Of these collections, the test site has samples alone.
  const types = Object.keys(countTypes(readStated(true)))
  const ofSamples = ['Dataset', 'Event', 'FinancialService', 'JobPosting', 'Person', 'Report']
  expect(types.filter((type) => ofSamples.includes(type))).toEqual([])
  const texts = [...readStated(true).values()].join('\n')
  // Of the site and the firm themselves, the name and the mark alone.
  const home = parseGraph(readStated(true).get('/trang-chu?lang=vi') ?? '{}')
  expect(home.map((node) => node['@type'])).toEqual(['WebSite', 'Corporation'])
  expect(texts).not.toMatch(/"(?:taxID|legalName|identifier|contactPoint|tickerSymbol)"/)
  const samples = read.content.entries.news.filter(({ facts }) => facts.sample)
  expect(samples.length).toBeGreaterThan(0)
  expect(samples.filter(({ texts: { vi } }) => texts.includes(JSON.stringify(vi.title)))).toEqual([])
})

test('a page that is a sample states its place in the site, and nothing more', () => {
  const stated = readStated(true)
  const one = read.content.entries.news.find(({ facts, isListed }) => facts.sample && isListed)
  const nodes = parseGraph(stated.get(`/tin-tuc/${one?.slug ?? ''}?lang=vi`) ?? '{}')
  expect(nodes.map((node) => node['@type'])).toEqual(['BreadcrumbList'])
})

test('only open jobs are stated', () => {
  const jobs = read.content.entries.jobs
  const open = jobs.filter(({ isListed }) => isListed)
  expect(open.length).toBeLessThan(jobs.length)
  expect(countTypes(readStated(false))['JobPosting']).toBe(open.length * locales.length)
  const texts = [...readStated(false).values()].join('\n')
  const paid = open.flatMap(({ facts: { pay } }) => pay ?? [])
  expect(texts.match(/"baseSalary":/g)?.length).toBe(paid.length * locales.length)
  for (const { min, max } of paid) {
    expect(texts).toContain(`"@type":"QuantitativeValue","minValue":${min},"maxValue":${max},"unitText":`)
  }
})

test('a withdrawn and a superseded document say so', () => {
  const texts = [...readStated(false).values()].join('\n')
  expect(texts).toContain('"creativeWorkStatus":"Withdrawn"')
  expect(texts).toContain('"creativeWorkStatus":"Superseded"')
})

test('each page of the built site states what its payload gives, in its head and nowhere else', async () => {
  const stated = readStated(true)
  const site = readOutput(siteOutput)
  const { fetch } = await createHandlerTarget({})
  const faults = await Promise.all(
    listPages(site).map(async ({ path, locale, page }) => {
      const url = `${path}?lang=${locale}${page > 1 ? `&trang=${page}` : ''}`
      const html = await (await fetch(url)).text()
      const [head = '', body = ''] = html.split('</head>')
      const blocks = Array.from(
        head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
        ([, text = '']) => text,
      )
      const expected = stated.get(url)
      const isRight = blocks.length === (expected === undefined ? 0 : 1) && !body.includes('ld+json')
      return isRight && (expected === undefined || JSON.stringify(JSON.parse(blocks[0] ?? '')) === expected)
        ? []
        : [url]
    }),
  )
  expect(faults.flat()).toEqual([])
  expect(stated.size).toBeGreaterThan(100)
})
