import { expect, test } from 'vitest'
import { readInMemory, scanContent } from '#engine/content/examine-in-memory-fixture.ts'
import { toPayloadContexts, toPayloads } from '#engine/graph/payload-context-fixture.ts'
import { locales, type Locale } from '#engine/model/locale/locale.ts'
import { findCoverFaults } from '#lib/covers/cover-faults-fixture.ts'
import type { DrawnCover } from '#lib/covers/drawn-cover.ts'
import { layOutCover } from '#lib/covers/lay-out-cover.ts'
import { siteContent, siteMoment } from '../../../../tests/site/site.ts'

const contexts = toPayloadContexts(await readInMemory(scanContent(siteContent), { now: siteMoment }))

interface Covered {
  of: string
  cover: DrawnCover
}

/** The covers of the entries of all lists, and of their pages. */
function listCovers(locale: Locale): Covered[] {
  const covers = new Map<string, DrawnCover>()
  for (const payload of toPayloads(contexts[locale])) {
    const { drawn } = payload
    if (drawn) covers.set(payload.address.path, drawn)
  }
  return Array.from(covers, ([of, cover]) => ({ of, cover }))
}

test.each(locales)('covers of the site in %s: all is in its place, with a label', (locale) => {
  const covers = listCovers(locale)
  expect(covers.length).toBeGreaterThan(60)
  const faults = covers.flatMap(({ of, cover }) =>
    (['tile', 'wide'] as const).flatMap((form) =>
      findCoverFaults(cover, form).map((fault) => `${of}, ${form}: ${fault}`),
    ),
  )
  expect(faults).toEqual([])
  expect(covers.filter(({ cover }) => [cover.kind, cover.figure, cover.note, cover.label].includes(''))).toEqual([])
})

test.each(locales)('in %s no text of a thumbnail is cut, but for the head of a column', (locale) => {
  const cut = listCovers(locale).filter(({ cover }) => cover.shape.form !== 'apart' && toTileLabel(cover).endsWith('…'))
  expect(cut.map(({ of, cover }) => `${of}: ${cover.label}`)).toEqual([])
})

test('entries with other facts have other covers', () => {
  const seen = new Map<string, string[]>()
  for (const { of, cover } of listCovers('vi')) {
    const key = JSON.stringify(cover)
    seen.set(key, [...(seen.get(key) ?? []), of])
  }
  expect([...seen.values()].filter((group) => group.length > 1)).toEqual([])
})

function toTileLabel(cover: DrawnCover): string {
  return layOutCover(cover, 'tile').texts[0]?.text ?? ''
}
