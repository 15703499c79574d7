import { expect, test } from 'vitest'
import { parseSiteConfig, toPublicConfig } from '#engine/model/config/site-config.ts'
import type { NavItem } from '#engine/model/menus/nav-item.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { loadTexts } from '#engine/render/code/load-texts.ts'
import type { PagePayload } from '#features/pages/payload.ts'
import type { Href } from '#lib/href.ts'
import type { Payload } from '#site/map/payloads.ts'
import { createFrameCache } from './frame-cache.ts'
import { createRenderer, render } from './render.tsx'

const { catalogues } = await loadTexts('.cache')
const toLabel = (text: string) => ({ vi: { text }, en: { text } })
const help: NavItem = {
  label: toLabel('Hỗ trợ'),
  target: { href: toHref('/ho-tro') },
  positions: ['ver-menu'],
  children: [{ label: toLabel('Kênh'), target: { href: toHref('/$', { _splat: 'ho-tro/kenh-chinh-thuc' }) } }],
}
const options = {
  build: 'b1',
  locale: 'vi',
  catalogue: catalogues.vi,
  config: {
    ...toPublicConfig(parseSiteConfig({})),
    menus: { url: '/_menus/a.json', content: { items: [help], tasks: [] } },
  },
} as const

function toPayload(path: string, section?: string): PagePayload {
  const href = path as Href // pages that editors may add
  const trail = section === undefined ? [] : [{ href: toHref(section as '/ho-tro'), title: 'Mục' }] // one of the sections below
  return {
    kind: 'page',
    locale: 'vi',
    textLocale: 'vi',
    address: { path: href, page: 1 },
    title: path,
    summary: '',
    html: `<p>${path}</p>`,
    sample: false,
    trail,
    headings: [],
    section: null,
    urgent: null,
    head: { title: 'Trang', description: '', canonical: '', links: [], type: 'website', image: '' },
  }
}

/** Each has a frame of its own, or one that another page has too. */
const payloads = [
  toPayload('/khac/a'),
  toPayload('/khac/b'),
  toPayload('/khac/c/d'),
  toPayload('/khac/a', '/ho-tro'),
  toPayload('/ho-tro/a/b', '/ho-tro'),
  toPayload('/ho-tro/a/c', '/ho-tro'),
  // Below a link of the footer that is marked also on pages below its own.
  toPayload('/thong-cao-bao-chi/a/b'),
  toPayload('/thong-cao-bao-chi/a/c'),
  // Below the link to the home page.
  toPayload('/trang-chu/a'),
  toPayload('/trang-chu/b'),
  // The target of links of the frame.
  toPayload('/ve-shs/van-hoa-tai-shs', '/ve-shs'),
  toPayload('/dieu-khoan-va-dieu-kien'),
  null,
]

const alone = new Map<PagePayload | null, ReturnType<typeof render>>()

/** The HTML of a page that is rendered by itself. */
function renderAlone(payload: PagePayload | null): ReturnType<typeof render> {
  const rendered = alone.get(payload) ?? render({ ...options, payload })
  alone.set(payload, rendered)
  return rendered
}

test.each([
  ['in order', payloads],
  ['in reverse', payloads.toReversed()],
  ['those that are in the frame first', payloads.toSorted((a, b) => (b?.title.length ?? 0) - (a?.title.length ?? 0))],
  ['each twice', payloads.flatMap((payload) => [payload, payload])],
])('pages have the same HTML as each by itself: %s', async (_order, pages) => {
  const renderNext = createRenderer(options)
  for (const payload of pages) expect(await renderNext(payload)).toEqual(await renderAlone(payload))
})

const toHtml = async (payload: Payload) => (await render({ ...options, payload })).html

const { kind: _kind, headings: _headings, section: _section, ...base } = toPayload('/landing-video')
const film: Payload = { ...base, kind: 'landing-video' }

test.each<[string, { first: Payload; second: Payload; isShared: boolean }]>([
  [
    'pages below the same link share a frame',
    { first: toPayload('/ho-tro/a'), second: toPayload('/ho-tro/b/c'), isShared: true },
  ],
  ['pages below no link do', { first: toPayload('/a'), second: toPayload('/b/c'), isShared: true }],
  ['not below another link', { first: toPayload('/a'), second: toPayload('/ho-tro/a'), isShared: false }],
  ['not in another section', { first: toPayload('/a', '/ho-tro'), second: toPayload('/a'), isShared: false }],
  [
    'not the target of a link',
    { first: toPayload('/ho-tro/a'), second: toPayload('/ho-tro/kenh-chinh-thuc'), isShared: false },
  ],
  [
    'not with the target of a link',
    { first: toPayload('/ho-tro/kenh-chinh-thuc'), second: toPayload('/ho-tro/a'), isShared: false },
  ],
  [
    'not the second page of a list',
    {
      first: toPayload('/a'),
      second: { ...toPayload('/b'), address: { path: '/b' as Href, page: 2 } }, // as above
      isShared: false,
    },
  ],
  ['not with a page that has a bare header', { first: film, second: toPayload('/b'), isShared: false }],
])('of pages as they are rendered: %s', async (_case, { first, second, isShared }) => {
  const frames = createFrameCache()
  frames.add(first, await toHtml(first))
  const found = frames.find(second)
  expect(found !== undefined).toBe(isShared)
  const own = await toHtml(second)
  for (const part of [found?.header, found?.footer]) expect(own).toContain(part ?? '')
})

test('every page of a site is rendered with one of a few frames', async () => {
  const frames = createFrameCache()
  const pages = payloads.filter((payload) => payload !== null)
  let rendered = 0
  for (const payload of [...pages, ...pages]) {
    if (frames.find(payload)) continue
    rendered++
    frames.add(payload, await toHtml(payload))
  }
  expect(rendered).toBeLessThan(pages.length)
})
