import { expect, test } from 'vitest'
import { readInMemory, scanContent } from '#engine/content/examine-in-memory-fixture.ts'
import { toPayloadContexts, toPayloads } from '#engine/graph/payload-context-fixture.ts'
import { locales, type Locale } from '#engine/model/locale/locale.ts'
import { findCoverFaults } from '#lib/covers/cover-faults-fixture.ts'
import type { DrawnCover } from '#lib/covers/drawn-cover.ts'
import { isWholeInTile } from '#lib/covers/lay-out-cover.ts'
import { siteContent, siteMoment } from '../../../../tests/site/site.ts'
import { toDayAndMonth } from './cover-parts.ts'

const contexts = toPayloadContexts(await readInMemory(scanContent(siteContent), { now: siteMoment }))

/** The collections whose lists have thumbnails. */
const tiled: readonly string[] = [
  'news',
  'press-releases',
  'reports',
  'commentary',
  'knowledge',
  'guides',
  'share-management',
]

interface Covered {
  of: string
  cover: DrawnCover
  /** True if it shows the newest data of other pages. */
  isOfHub: boolean
}

/** The covers of all pages, and of meetings, which are shown several on a page. */
function listCovers(locale: Locale): Covered[] {
  const covers = new Map<string, Covered>()
  for (const payload of toPayloads(contexts[locale])) {
    const { drawn, address } = payload
    if (drawn)
      covers.set(address.path, {
        of: address.path,
        cover: drawn,
        isOfHub: payload.kind === 'hub' || payload.kind === 'list',
      })
    if (payload.kind !== 'meetings') continue
    for (const { slug, drawn: cover } of payload.meetings)
      covers.set(`meeting ${slug}`, { of: `meeting ${slug}`, cover, isOfHub: false })
  }
  return [...covers.values()]
}

test.each(locales)('covers of the site in %s: all is in its place, with a label', (locale) => {
  const covers = listCovers(locale)
  expect(covers.length).toBeGreaterThan(60)
  const faults = covers.flatMap(({ of, cover }) =>
    (['tile', 'wide', 'card'] as const).flatMap((form) =>
      findCoverFaults(cover, form).map((fault) => `${of}, ${form}: ${fault}`),
    ),
  )
  expect(faults).toEqual([])
  expect(covers.filter(({ cover }) => [cover.kind, cover.figure, cover.note, cover.label].includes(''))).toEqual([])
})

test.each(locales)('in %s no text of a thumbnail is cut', (locale) => {
  const cut = listCovers(locale).filter(({ cover }) => !isWholeInTile(cover))
  expect(cut.map(({ of, cover }) => `${of}: ${cover.label}, ${cover.figure}`)).toEqual([])
})

test.each(locales)(
  'in %s no figure is the day that lists show beside it, and none is a number without a unit',
  (locale) => {
    const repeated = toPayloads(contexts[locale]).flatMap((payload) => {
      if (!('facts' in payload) || !payload.drawn || !tiled.includes(payload.kind)) return []
      const { figure } = payload.drawn
      const isDay = figure === toDayAndMonth(locale, payload.facts.publishedAt)
      return isDay || /^[\d.,]+$/.test(figure) ? [`${payload.address.path}: ${figure}`] : []
    })
    expect(repeated).toEqual([])
  },
)

test('entries with other facts have other covers', () => {
  const seen = new Map<string, string[]>()
  for (const { of, cover, isOfHub } of listCovers('vi')) {
    if (isOfHub) continue
    const key = JSON.stringify(cover)
    seen.set(key, [...(seen.get(key) ?? []), of])
  }
  expect([...seen.values()].filter((group) => group.length > 1)).toEqual([])
})
