import { iconsPath } from '../../../src/engine/model/icons.ts'
import { sourceLocale } from '../../../src/engine/model/locale/locale.ts'
import { toPayloadUrl } from '../../../src/engine/model/urls/address.ts'
import { readOutput, type BuiltSite } from '../../site/read-output.ts'
import { toKindPath } from '../browser/page-kinds.ts'

/** An address that is requested again and again, to measure how fast it is answered. */
export interface ServedAddress {
  name: string
  /** Requested in turn. */
  urls: readonly string[]
  status: 200 | 304 | 404
  /** True if servers of plain files have it too. */
  isPlain: boolean
}

/** As a browser in Vietnam sends them. */
export const requestHeaders: Readonly<Record<string, string>> = {
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'Accept-Encoding': 'gzip, br',
  'Accept-Language': `${sourceLocale},en-US;q=0.7,en;q=0.3`,
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
}

/** How many pages are requested in turn: more than the server holds in memory. */
const pageCount = 2000

/** The addresses that are measured of a published site: its first piece of news, and what belongs to it. */
export function findServedAddresses(directory: string): ServedAddress[] {
  const site = readOutput(directory)
  const article = toKindPath(site, 'article')
  const payload = toPayloadUrl(site.release.build, sourceLocale, { path: article, page: 1 })
  return [
    { name: 'page', urls: [article], status: 200, isPlain: true },
    { name: 'page, 304', urls: [article], status: 304, isPlain: true },
    { name: 'payload', urls: [payload], status: 200, isPlain: true },
    { name: 'asset', urls: [findFile(site, /^\/assets\/.*\.css$/)], status: 200, isPlain: true },
    { name: 'image', urls: [findFile(site, /^\/_ipx\/.*webp/)], status: 200, isPlain: true },
    { name: '404', urls: [`${article}-khong-co`], status: 404, isPlain: true },
    { name: 'pages in turn', urls: listPaths(site), status: 200, isPlain: false },
    { name: 'icons', urls: [toIconsUrl(site)], status: 200, isPlain: false },
    { name: 'search', urls: ['/tim-kiem?q=co%20phieu'], status: 200, isPlain: false },
  ]
}

/** The largest file whose URL matches. */
function findFile({ files }: BuiltSite, pattern: RegExp): string {
  const found = [...files].filter(([url]) => pattern.test(url)).toSorted(([, a], [, b]) => b.size - a.size)
  const url = found[0]?.[0]
  if (url === undefined) throw new Error(`The site has no file ${pattern}; is it the output of a build?`)
  return url
}

function listPaths({ pages }: BuiltSite): string[] {
  const paths = [...pages.keys()]
  const step = Math.max(1, Math.floor(paths.length / pageCount))
  return paths.filter((_path, index) => index % step === 0)
}

/** The first icons of a set, as many as a page has. */
function toIconsUrl(site: BuiltSite): string {
  const url = findFile(site, new RegExp(`^${iconsPath}[a-z]+\\.json$`))
  const { icons } = JSON.parse(site.readFile(url)) as { icons: Record<string, unknown> } // written by the build
  return `${url}?icons=${Object.keys(icons).slice(0, 8).join(',')}`
}
