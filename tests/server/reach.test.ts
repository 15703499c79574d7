import { expect, test } from 'vitest'
import { readOutput } from '../site/read-output.ts'
import { siteOutput } from '../site/site.ts'
import { createHandlerTarget } from './targets.ts'

const { pages } = readOutput(siteOutput)
const { fetch } = await createHandlerTarget()

/** Pages linked from other sites only: the opening page, the campaign page, the second URL of the reports. */
const isEnteredFromOutside = (path: string) => /^\/(?:$|landing$|phan-tich)/.test(path)

async function readAddresses(url: string): Promise<string[]> {
  const xml = await (await fetch(url)).text()
  return Array.from(xml.matchAll(/<loc>([^<]+)</g), ([, address = '']) => new URL(address).pathname)
}

/** The paths that the sitemaps have. */
async function listSitemap(): Promise<string[]> {
  const parts = await Promise.all((await readAddresses('/sitemap.xml')).map(readAddresses))
  return [...new Set(parts.flat())]
}

test.each(['vi', 'en'])(
  'in %s links lead to every page, except to expired and withdrawn ones, which have a notice',
  async (lang) => {
    const seen = new Set(['/trang-chu'])
    const notices = new Set<string>()
    const read = async (url: string) => {
      const html = await (await fetch(url, { headers: { 'Accept-Language': lang } })).text()
      if (/class="notice/.test(html)) notices.add(url)
      return Array.from(html.matchAll(/<a [^>]*href="(\/[^"#]*)/g), (match) =>
        (match[1] ?? '').replaceAll('&amp;', '&'),
      )
    }
    // Iterating over a set includes the elements added meanwhile.
    for (const url of seen) {
      for (const href of await read(url)) {
        const { pathname, search } = new URL(href, 'http://localhost')
        if (pages.has(pathname) && !search.includes('lang=')) seen.add(pathname + search)
      }
    }
    const reached = new Set([...seen].map((url) => url.split('?', 1)[0]))
    const listed = await listSitemap()
    expect(listed.filter((path) => !reached.has(path) && !isEnteredFromOutside(path))).toEqual([])
    const unreached = [...pages.keys()].filter((path) => !reached.has(path) && !isEnteredFromOutside(path))
    await Promise.all(unreached.map(read))
    expect(unreached.length).toBeGreaterThanOrEqual(3)
    expect(unreached.filter((path) => !notices.has(path))).toEqual([])
  },
)
