import { createHash } from 'node:crypto'
import type { Manifest, ManifestChunk } from 'vite'
import { escapeHtml, escapeScriptJson, toScriptJson } from '#lib/text/html.ts'
import { pageDataId, type PageData } from '#model/config/page-data.ts'
import { socialSize } from '#model/images/social-image.ts'
import { toCatalogueUrl } from '#model/urls/address.ts'
import type { Payload } from '#site/payloads.ts'

/** The links to the built code in a page's HTML. Plain data, because it is sent to worker threads. */
export interface PageTemplate {
  /** Links for all pages, in their loading order. */
  headLinks: string
  /** Links for the code of one route, by route id. */
  routeLinks: Readonly<Record<string, string>>
}

const entry = 'src/app/browser.tsx'

/** Elements of all pages. They are added here and not by a component, so that they are not part of the client code. */
const commonHead = [
  '<meta name="theme-color" content="#052518">',
  '<meta name="format-detection" content="telephone=no">',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/site.webmanifest">',
].join('')

/** Elements of all pages that can be shared, that is all except the not-found page. */
const sharedHead = [
  '<meta property="og:site_name" content="SHS">',
  '<meta name="twitter:card" content="summary_large_image">',
  `<meta property="og:image:width" content="${socialSize.width}">`,
  `<meta property="og:image:height" content="${socialSize.height}">`,
].join('')

/** Reads an asset by its file name, for its integrity hash. */
export type ReadAsset = (file: string) => Uint8Array

export function toPageTemplate(manifest: Manifest, readAsset: ReadAsset): PageTemplate {
  const chunkOf = (key: string): ManifestChunk => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The client build has no ${key}`)
    return chunk
  }
  const link = (attributes: string, file: string) =>
    `<link ${attributes} href="/${file}" integrity="${toIntegrity(readAsset(file))}">`
  const preload = (file: string) => link('rel="modulepreload"', file)

  const initial = toStaticClosure(manifest, entry)
  const styles = initial.flatMap((key) => chunkOf(key).css ?? [])
  const scripts = initial.filter((key) => key !== entry).map((key) => chunkOf(key).file)
  const fonts = initial.flatMap((key) => chunkOf(key).assets ?? []).filter((file) => file.endsWith('.woff2'))
  const main = chunkOf(entry).file

  const routeLinks = Object.keys(manifest).flatMap((key) => {
    const route = /^routes\/(.+)\.tsx\?tsr-split=component$/.exec(key)?.[1]
    if (route === undefined) return []
    const files = toStaticClosure(manifest, key)
      .filter((file) => !initial.includes(file))
      .map((file) => chunkOf(file).file)
    return [[toRouteId(route), files.map(preload).join('')] as const]
  })
  return {
    headLinks: [
      ...styles.map((file) => link('rel="stylesheet"', file)),
      ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
      `<script type="module" fetchpriority="low" src="/${main}" integrity="${toIntegrity(readAsset(main))}"></script>`,
      ...scripts.map(preload),
    ].join(''),
    routeLinks: Object.fromEntries(routeLinks),
  }
}

/** Adds the links and the page's data to the HTML from React. */
export function fillPage(html: string, template: PageTemplate, data: PageData<Payload>, routeId: string): string {
  const payload = data.payload && JSON.stringify(data.payload)
  return createPageFiller(template, data)({ html, routeId, payload })
}

/** What differs between the pages of one language. */
export interface PageParts {
  /** The HTML from React. */
  html: string
  routeId: string
  /** The payload as JSON; null on the not-found page. */
  payload: string | null
}

/** A function that does the same for all pages of one language, and takes payloads as JSON. */
export function createPageFiller(
  { headLinks, routeLinks }: PageTemplate,
  { build, locale, config }: Omit<PageData<Payload>, 'payload'>,
): (parts: PageParts) => string {
  const catalogue = `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(toCatalogueUrl(build, locale))}">`
  const blockStart = `<script type="application/json" id="${pageDataId}">`
  // Without the closing brace: the payload follows, as the last property of `PageData`.
  const dataStart = toScriptJson({ build, locale, config }).slice(0, -1)
  return ({ html, routeId, payload }) => {
    const head = headLinks + commonHead + (payload === null ? '' : sharedHead) + (routeLinks[routeId] ?? '') + catalogue
    const block = `${blockStart}${dataStart},"payload":${escapeScriptJson(payload ?? 'null')}}</script>`
    const headEnd = html.indexOf('</head>')
    const bodyEnd = html.lastIndexOf('</body>')
    if (headEnd === -1 || bodyEnd === -1) throw new Error('The HTML of a page has no </head> or no </body>')
    return html.slice(0, headEnd) + head + html.slice(headEnd, bodyEnd) + block + html.slice(bodyEnd)
  }
}

/** The keys of a chunk and of all its static imports. */
function toStaticClosure(manifest: Manifest, key: string, seen: string[] = []): string[] {
  if (seen.includes(key)) return seen
  seen.push(key)
  for (const imported of manifest[key]?.imports ?? []) toStaticClosure(manifest, imported, seen)
  return seen
}

/** `tin-tuc/index` → `/tin-tuc/`, `index` → `/`, `tin-tuc/$slug` → `/tin-tuc/$slug`: the route ids of the generated tree. */
function toRouteId(file: string): string {
  return `/${file.replace(/(^|\/)index$/, '$1')}`
}

function toIntegrity(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}
