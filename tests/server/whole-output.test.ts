import { describe, expect, test } from 'vitest'
import { deskTexts } from '#desk/client/texts/all-texts.ts'
import { texts } from '#desk/preview/texts.ts'
import { toManifestUrl } from '#engine/model/bundles.ts'
import { previewDataId, previewLanguagesPath, previewStatePath } from '#engine/model/config/preview.ts'
import { locales } from '#engine/model/locale/locale.ts'
import { createIsRedirected } from '#engine/model/urls/is-redirected.ts'
import { isInMenus } from '#site/map/standing-pages.ts'
import { derivedPatterns } from '#site/map/url-map.ts'
import { site as definition } from '#site/site.ts'
import { ownOutput } from '../content/own-site.ts'
import { listPages, readOutput } from '../site/read-output.ts'
import { readRules } from '../site/read-rules.ts'
import { siteOutput } from '../site/site.ts'
import { createHandlerTarget } from './targets.ts'

// Checks that hold for any content, on the site of the tests and on the current `content/`.

const origin = 'http://localhost'

const isOfEntry = (pattern: string | undefined) =>
  definition.routedNames.some((name) => definition.collections[name].route === pattern) ||
  derivedPatterns.some((one) => one === pattern)

/** True if full menus list a page: all but those of entries, those made of them, and those that are entered otherwise. */
const isListedInMenus = (path: string): boolean =>
  isInMenus(definition.specOf(path)) &&
  (definition.requiredPaths.has(path) || !isOfEntry(definition.findOwnRoute(path)))

const cutMenu = (html: string): string => /<div class="menu-panel">.*?<\/nav><\/div>/s.exec(html)?.[0] ?? ''
const cutFooter = (html: string): string => /<footer data-frame.*?<\/footer>/s.exec(html)?.[0] ?? ''

/** Without its style, which is in a document too. */
const countTags = (html: string): number => html.split('class="tag tag-sample"').length - 1
const countLabels = (html: string): number => html.split('tag-sample').length - 1

describe.each([
  ['the site of the tests', siteOutput],
  ['content/', ownOutput],
])('%s', async (_name, output) => {
  const site = readOutput(output)
  const { fetch } = await createHandlerTarget({}, output)
  const pages = await readPages()

  async function readPages() {
    return Promise.all(
      listPages(site).map(async ({ path, locale, page }) => {
        const url = `${path}?lang=${locale}${page > 1 ? `&trang=${page}` : ''}`
        const answer = await fetch(url)
        return { locale, url, status: answer.status, html: await answer.text() }
      }),
    )
  }

  test('every page answers in both languages, with one heading of the first level', () => {
    expect(pages.length).toBeGreaterThan(200)
    const faults = pages.filter(
      ({ locale, status, html }) =>
        status !== 200 || !html.includes(`<html lang="${locale}"`) || html.match(/<h1[ >]/g)?.length !== 1,
    )
    expect(faults.map(({ url }) => url)).toEqual([])
  })

  test('one notice says that a list has samples alone, and mixed lists label theirs', () => {
    const parts = pages.flatMap(({ url, html }) =>
      html
        .split('class="sample-area-notice"')
        .slice(1)
        .map((part) => ({ url, list: part.split(/<\/(?:ul|section)>/)[0] ?? '' })),
    )
    const labelled = parts.filter(({ list }) => list.split('</p>')[0]?.includes('tag-sample'))
    expect(labelled.filter(({ list }) => countLabels(list) !== 1).map(({ url }) => url)).toEqual([])
    const marked = pages.filter(({ html }) => html.includes('class="sample-mark"'))
    expect(marked.length).toBeGreaterThan(0)
    expect(marked.filter(({ html }) => countTags(html) === 0).map(({ url }) => url)).toEqual([])
  })

  // The site of the tests has a sample beside each real entry, to try the labels of both.
  test.skipIf(output !== ownOutput)('no page says more than once that it has sample data', () => {
    expect(pages.some(({ html }) => countTags(html) === 1)).toBe(true)
    expect(pages.filter(({ html }) => countTags(html) > 1).map(({ url }) => url)).toEqual([])
  })

  test('nothing of the preview or of the desk is in the output', () => {
    const words = locales.flatMap((locale) => [texts[locale].draftHint, texts[locale].problemHint])
    const ofPreview = [...words, previewStatePath, previewLanguagesPath, previewDataId, 'site-preview', 'preview-bar']
    const marks = [...ofPreview, deskTexts.vi.shell.name, '/_desk/', 'desk-page', 'desk-buttons']
    const findIn = (name: string, text: string) =>
      marks.flatMap((mark) => (text.includes(mark) ? `${name}: ${mark}` : []))
    expect(pages.flatMap(({ url, html }) => findIn(url, html))).toEqual([])
    expect([...site.files.keys()].flatMap((url) => findIn(url, site.readFile(url)))).toEqual([])
  })

  test('no link is broken', () => {
    const dead = new Set<string>()
    const isRedirected = createIsRedirected(readRules(site))
    for (const { url, html } of pages) {
      for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]*)"/g)) {
        const target = new URL(href.replaceAll('&amp;', '&'), origin + url)
        if (target.origin !== origin) continue
        const { pathname } = target
        // The server makes a ZIP of its manifest.
        const file = toManifestUrl(pathname) ?? pathname
        if (site.pages.has(pathname) || site.files.has(file) || isRedirected(pathname)) continue
        dead.add(`${url}: ${href}`)
      }
    }
    expect([...dead]).toEqual([])
  })

  test('the footer and the vertical menu of every page lead to every other page that is not that of an entry', () => {
    const listed = [...site.pages.keys()].filter(isListedInMenus)
    expect(listed.length).toBeGreaterThan(60)
    const missing = new Set<string>()
    for (const { url, html } of pages) {
      for (const part of [cutMenu(html), cutFooter(html)]) {
        // The opening page and the campaign pages have no menus.
        if (part === '') continue
        const hrefs = new Set(Array.from(part.matchAll(/<a [^>]*href="([^"]+)"/g), (match) => match[1] ?? ''))
        for (const path of listed) if (!hrefs.has(path)) missing.add(`${url}: ${path}`)
      }
    }
    expect([...missing]).toEqual([])
  })

  test('no two items of the footer have the same text but for capitals', () => {
    for (const locale of locales) {
      const footer = cutFooter(site.readPage('/ve-shs', locale))
      const nav = footer.slice(0, footer.indexOf('</nav>'))
      const texts = Array.from(nav.matchAll(/<a [^>]*>(.*?)<\/a>/g), ([, text = '']) => text.replace(/<[^>]+>/g, ''))
      const folded = texts.filter((text) => text !== '').map((text) => text.toLocaleLowerCase(locale))
      expect(folded.filter((text, index) => folded.indexOf(text) !== index)).toEqual([])
    }
  })

  test('the target of every link within a page exists', () => {
    const dead = new Set<string>()
    for (const { url, html } of pages) {
      const ids = new Set(Array.from(html.matchAll(/ id="([^"]+)"/g), (match) => match[1]))
      for (const [, anchor = ''] of html.matchAll(/<a [^>]*href="#([^"]+)"/g)) {
        if (!ids.has(decodeURIComponent(anchor))) dead.add(`${url}: #${anchor}`)
      }
    }
    expect([...dead]).toEqual([])
  })

  test('the target of every link to a place in another page exists, in the language of the link', () => {
    const idsOf = new Map(
      pages.map(({ url, html }) => [url, new Set(Array.from(html.matchAll(/ id="([^"]+)"/g), (match) => match[1]))]),
    )
    const dead = new Set<string>()
    for (const { locale, url, html } of pages) {
      for (const [, path = '', anchor = ''] of html.matchAll(/<a [^>]*href="(\/[^"#?]*)(?:\?[^"#]*)?#([^"]+)"/g)) {
        const ids = idsOf.get(`${path}?lang=${locale}`)
        if (ids && !ids.has(decodeURIComponent(anchor))) dead.add(`${url}: ${path}#${anchor}`)
      }
    }
    expect([...dead]).toEqual([])
  })

  test('every image of a page exists, and has alternative text, unless it is decoration, and a size', () => {
    let seen = 0
    for (const { url, html } of pages) {
      const references = html.match(/\/_(?:ipx|social)\/[^\s"]+/g) ?? []
      const images = references.map((reference) => reference.replaceAll('&amp;', '&').replace(/\\u003c.*|\\.*/, ''))
      expect(images.filter((image) => !site.files.has(image))).toEqual([])
      const tags = html.match(/<img [^>]+>/g) ?? []
      const named = / alt="(?:[^"]+"|" aria-hidden="true")/
      const bare = tags.filter((tag) => !named.test(tag) || !/ width="\d+" height="\d+"/.test(tag))
      expect(bare, url).toEqual([])
      seen += tags.length
    }
    expect(seen).toBeGreaterThan(0)
  })
})
