import { createHash } from 'node:crypto'
import { unzipSync } from 'fflate'
import { isInternal } from '#engine/model/config/internal-files.ts'
import { locales, type Locale } from '#engine/model/locale/locale.ts'
import { notFoundPathLimit, notFoundPlaceholder } from '#engine/model/urls/not-found.ts'
import { createViewFinder } from '#engine/serve/find-view.ts'
import { importRenderer } from '#engine/serve/import-renderer.ts'
import type { OpenStore } from '#engine/store/open-store.ts'
import { escapeHtml } from '#lib/text/html.ts'
import type { Answer } from '../answer.ts'

/** The bodies that a site may send for an address. */
export interface KnownContents {
  /** The addresses of all pages and files. */
  addresses: readonly string[]
  /** Why a body of this address, as it was sent, is not one that the site may send; undefined if it is. */
  explainForeign: (answer: Answer, sent: string, locale: Locale) => Promise<string | undefined>
}

/** The texts of the server itself. */
const shortTexts = [
  '',
  'ok\n',
  'Not found\n',
  'Method not allowed\n',
  'This URL is too long\n',
  'This is not a valid request\n',
  'There is no such variant of images\n',
  'Name the icons to send: ?icons=a,b\n',
  'Names of icons have a-z, 0-9 and single hyphens\n',
  'Request at most 100 icons\n',
]

export async function readKnownContents(store: OpenStore): Promise<KnownContents> {
  const release = store.current()
  const files = store.listFiles()
  const byAddress = new Map<string, Set<string>>()
  const images = new Set<string>()
  const all = new Set<string>()
  for (const { key, record } of files) {
    all.add(record.hash)
    if (key.kind === 'file' && key.url.startsWith('/_ipx/')) images.add(record.hash)
    const address =
      key.kind === 'page' ? `${key.locale} ${key.path}` : key.kind === 'file' ? key.url : `${key.kind} ${key.locale}`
    byAddress.set(address, (byAddress.get(address) ?? new Set()).add(record.hash))
  }
  const addresses = files.flatMap(({ key }) =>
    key.kind === 'page' ? [key.path] : key.kind === 'file' && !isInternal(key.url) ? [key.url] : [],
  )
  const zips = addresses.flatMap((url) => (/^\/tai-ve\/.*\.json$/.test(url) ? [url.replace(/json$/, 'zip')] : []))
  const readText = async (url: string) => {
    const record = release.findFile(url)
    return record ? new TextDecoder().decode(await store.read(record, undefined)) : ''
  }
  const notFound = new Map<Locale, string>()
  for (const locale of locales) {
    notFound.set(locale, new TextDecoder().decode(await store.read(release.findNotFound(locale), undefined)))
  }
  const find = createViewFinder(store, importRenderer)
  const iconSet = await readText('/_icons/shs.json')

  const isPartOf = async (hashes: ReadonlySet<string>, answer: Answer, url: URL): Promise<boolean> => {
    const [, from, to] = /^bytes (\d+)-(\d+)\//.exec(answer.get('Content-Range') ?? '') ?? []
    const record = release.findFile(url.pathname)
    if (!record || !hashes.has(record.hash)) return false
    return answer.body.equals((await store.read(record, undefined)).subarray(Number(from), Number(to) + 1))
  }
  return {
    addresses: [
      ...new Set([...addresses, ...zips, '/healthz', '/readyz', '/lien-he', '/_ipx/', '/_icons/lucide.json']),
    ],
    explainForeign: async (answer, sent, locale) => {
      const url = new URL(`http://localhost${sent}`)
      const { status, body } = answer
      const text = body.toString()
      if (shortTexts.includes(text) || text === `${release.build}\n`) return undefined
      const { pathname } = url
      const own = byAddress.get(`${locale} ${pathname}`) ?? byAddress.get(pathname) ?? new Set()
      const hash = createHash('sha256').update(body).digest('hex').slice(0, 24)
      if (status === 206 && pathname.endsWith('.zip')) return undefined // its parts: tests/server/bundles.test.ts
      if (status === 206) return (await isPartOf(own, answer, url)) ? undefined : 'it is no part of the file'
      if (status === 200 && own.has(hash)) return undefined
      if (status === 200) {
        const view = await find(release, { build: release.build, locale, path: pathname, search: url.search })
        if (view) return text === (await view.toHtml()) ? undefined : 'it is not the page as this query shows it'
      }
      if (status === 200 && pathname.startsWith('/_ipx/') && images.has(hash)) return undefined
      if (status === 410 && byAddress.get(`gone ${locale}`)?.has(hash)) return undefined
      if (status === 404) {
        // Escaped addresses with `.` or `..` are shown as they were sent by servers that decode them.
        const shown = [pathname + url.search, toSentPath(sent) + url.search].map((path) =>
          escapeHtml(path.slice(0, notFoundPathLimit)),
        )
        const toFilled = (path: string) => notFound.get(locale)?.replaceAll(notFoundPlaceholder, () => path)
        const isFilled = shown.some((path) => text === toFilled(path))
        return isFilled ? undefined : 'it is not the not-found page with this path'
      }
      if (status === 200 && pathname.startsWith('/_icons/'))
        return isSubset(text, pathname.includes('shs') ? iconSet : await readText(pathname))
      if (status === 200 && pathname.endsWith('.zip')) {
        const foreign = Object.values(unzipSync(body)).find(
          (file) => !all.has(createHash('sha256').update(file).digest('hex').slice(0, 24)),
        )
        return foreign ? 'the ZIP has a file that is not of the site' : undefined
      }
      return 'it is no content of this address'
    },
  }
}

/** The path of a URL, escaped as URLs are, with its `.` and `..`. */
function toSentPath(sent: string): string {
  const [path = ''] = sent.split('?')
  const segments = path.slice(1).split('/')
  return segments.map((segment) => `/${new URL(`http://localhost/_${segment}`).pathname.slice(2)}`).join('')
}

interface Icons {
  icons: Readonly<Record<string, unknown>>
}

function isSubset(text: string, whole: string): string | undefined {
  const { icons } = JSON.parse(text) as Icons // the format of Iconify
  const known = JSON.parse(whole) as Icons // as above
  const same = Object.entries(icons).every(([name, icon]) => JSON.stringify(icon) === JSON.stringify(known.icons[name]))
  return same ? undefined : 'it has icons that are not of the set'
}
