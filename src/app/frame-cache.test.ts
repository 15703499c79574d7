import { expect, test } from 'vitest'
import type { PagePayload } from '#features/pages/payload.ts'
import type { Href } from '#lib/href.ts'
import { parseSiteConfig, toPublicConfig } from '#model/config/site-config.ts'
import { toHref } from '#model/urls/href.ts'
import { loadTexts } from '#publish/code/load-texts.ts'
import { createFrameCache } from './frame-cache.ts'
import { createRenderer, render } from './render.tsx'

const { catalogues } = await loadTexts('.cache')
const options = {
  build: 'b1',
  locale: 'vi',
  catalogue: catalogues.vi,
  config: toPublicConfig(parseSiteConfig({})),
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

const links = '<a href="/ho-tro">Hỗ trợ</a><a href="/ho-tro/bieu-phi#phi">Phí</a><a href="?lang=en">English</a>'
const header = `${links}<details></details>`
const footer = '<p>Liên hệ</p>'
const page = `<header data-frame="full">${header}</header><main></main><footer data-frame="true" class="site-footer on-dark">${footer}</footer>`

test.each<[string, { first: PagePayload; html?: string; second: PagePayload; isShared: boolean }]>([
  [
    'pages below the same link share a frame',
    { first: toPayload('/ho-tro/a'), second: toPayload('/ho-tro/b/c'), isShared: true },
  ],
  ['pages below no link do', { first: toPayload('/a'), second: toPayload('/b/c'), isShared: true }],
  ['not below another link', { first: toPayload('/a'), second: toPayload('/ho-tro/a'), isShared: false }],
  ['not in another section', { first: toPayload('/a', '/ho-tro'), second: toPayload('/a'), isShared: false }],
  [
    'not the target of a link',
    { first: toPayload('/ho-tro/a'), second: toPayload('/ho-tro/bieu-phi'), isShared: false },
  ],
  [
    'not with the target of a link',
    { first: toPayload('/ho-tro/bieu-phi'), second: toPayload('/ho-tro/a'), isShared: false },
  ],
  [
    'not the second page of a list',
    {
      first: toPayload('/a'),
      second: { ...toPayload('/b'), address: { path: '/b' as Href, page: 2 } }, // as above
      isShared: false,
    },
  ],
  [
    'not with a page that has a bare header',
    {
      first: toPayload('/a'),
      html: page.replace('full', 'bare').replace(/<footer.*/, ''),
      second: toPayload('/b'),
      isShared: false,
    },
  ],
])('%s', (_case, { first, html = page, second, isShared }) => {
  const frames = createFrameCache()
  frames.add(first, html)
  expect(frames.find(second)).toEqual(isShared ? { header, footer } : undefined)
})
