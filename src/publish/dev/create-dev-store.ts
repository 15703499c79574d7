import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import type * as Renderer from '#app/render.tsx'
import { checkNavIcons } from '#compiler/check-icons.ts'
import { settingsChecks } from '#compiler/links/settings-checks.ts'
import { readContent } from '#compiler/read-content.ts'
import { formatDiagnostics } from '#compiler/source/diagnostics.ts'
import { toIndexFiles } from '#features/lists/build/to-index-files.ts'
import { toListIndexes } from '#features/lists/build/to-list-indexes.ts'
import { toBuildSettings, toPublicConfig, type SiteConfig } from '#model/config/site-config.ts'
import type { FileRecord, SiteManifest, Store } from '#model/config/site-manifest.ts'
import { toAttachmentUrl } from '#model/entries/attachments.ts'
import { iconSets, toIconSetUrl, type IconSetName } from '#model/icons.ts'
import { locales, mapLocales, type Locale } from '#model/locale/locale.ts'
import { toAddressUrl, toCatalogueUrl, toPayloadUrl } from '#model/urls/address.ts'
import type { Payload } from '#site/payloads.ts'
import { toIconSets } from '../assets/to-icon-sets.ts'
import { toAttachmentRecord } from '../assets/write-attachments.ts'
import { readCatalogues } from '../code/catalogues.ts'
import { toBuildTime, toReleaseFiles } from '../output/to-release-files.ts'
import { createPayloadContext } from '../pages/create-payload-context.ts'
import { fillPage, type PageTemplate } from '../pages/page-template.ts'
import { toGeneratedFiles } from '../pages/to-generated-files.ts'
import { toPayloads } from '../pages/to-payloads.ts'
import { toDevImages } from './to-dev-images.ts'

const build = 'dev'

/** Makes the content of a file at a request. */
type Make = () => string | Uint8Array | Promise<string | Uint8Array>

const template: PageTemplate = {
  headLinks:
    '<link rel="stylesheet" href="/src/app/site.css?direct"><script type="module" src="/src/app/browser.tsx"></script>',
  routeLinks: {},
}

/** An output in memory: each page and file is made at its request. */
export async function createDevStore(
  server: ViteDevServer,
  contentDirectory: string,
  config: SiteConfig,
): Promise<Store> {
  const settings = toBuildSettings(config)
  const [{ content, diagnostics, icons, iconSources }, { catalogues, translations, problems }] = await Promise.all([
    readContent(contentDirectory, { now: config.clock(), checks: settingsChecks(server.config.publicDir, settings) }),
    readCatalogues(),
  ])
  if (diagnostics.list.length > 0) server.config.logger.warn(formatDiagnostics(diagnostics.list))
  for (const problem of problems) server.config.logger.warn(problem)

  const makers = new Map<string, Make>()
  // Changes with each reading of the content, so that browsers do not reuse cached files.
  const version = randomUUID()
  const add = (file: string, type: string, make: Make): FileRecord => {
    makers.set(file, make)
    const charset = type.startsWith('image/') ? '' : '; charset=utf-8'
    return { file, type: type + charset, hash: version, encodings: [], cache: 'revalidate' }
  }
  const renderPage = async (locale: Locale, payload: Payload | null) => {
    const renderer = await server.ssrLoadModule('/src/app/render.tsx')
    const { render } = renderer as typeof Renderer // the module of this path
    const publicConfig = toPublicConfig(config)
    const { html } = await render({ build, locale, payload, catalogue: catalogues[locale], config: publicConfig })
    const page = fillPage(html, template, { build, locale, config: publicConfig, payload }, '')
    return server.transformIndexHtml(payload ? toAddressUrl(payload.address) : '/404', page)
  }

  const pages: SiteManifest['pages'] = {}
  const files: SiteManifest['files'] = {}
  const contexts = locales.map((locale) =>
    createPayloadContext({ content, locale, origin: config.origin, translate: translations[locale] }),
  )
  const payloads = contexts.flatMap((context) => [...toPayloads(context)])
  const indexes = contexts.flatMap((context) => [...toListIndexes(context)])
  for (const [url, text] of toIndexFiles(build, indexes)) files[url] = add(url, 'application/json', () => text)
  for (const [url, text] of toReleaseFiles({ id: build, time: toBuildTime(content, config.moment) }, payloads)) {
    files[url] = add(url, 'application/json', () => text)
  }
  for (const locale of locales) {
    for (const payload of payloads.filter((one) => one.locale === locale)) {
      const { path, page } = payload.address
      const url = toPayloadUrl(build, locale, payload.address)
      files[url] = add(url, 'application/json', () => JSON.stringify({ build, ...payload }))
      const record = (pages[path] ??= mapLocales(() => []))
      record[locale][page - 1] = add(`${url}.html`, 'text/html', () => renderPage(locale, payload))
    }
    const url = toCatalogueUrl(build, locale)
    files[url] = add(url, 'application/json', () => JSON.stringify(catalogues[locale]))
  }
  const makeIconSet = async (prefix: IconSetName) => {
    const { navTree } = (await server.ssrLoadModule('/src/app/render.tsx')) as typeof Renderer // the module of this path
    const sets = toIconSets([...icons, ...(await checkNavIcons(navTree, iconSources))], iconSources)
    return JSON.stringify(sets.find((set) => set.prefix === prefix) ?? { prefix, icons: {} })
  }
  for (const prefix of iconSets) {
    const url = toIconSetUrl(prefix)
    files[url] = add(url, 'application/json', () => makeIconSet(prefix))
  }
  for (const image of toDevImages(contentDirectory, content.images, payloads)) {
    files[image.url] = add(image.url, image.type, image.make)
  }
  for (const attachment of content.attachments) {
    const url = toAttachmentUrl(attachment)
    const record = add(url, '', () => readFile(join(contentDirectory, attachment.path)))
    files[url] = { ...record, ...toAttachmentRecord(attachment) }
  }
  for (const { url, bytes, ...how } of contexts.flatMap(toGeneratedFiles)) {
    files[url] = { ...add(url, '', () => bytes), ...how }
  }
  const notFound = mapLocales((locale) => add(`${locale}/404.html`, 'text/html', () => renderPage(locale, null)))
  return {
    manifest: { build, settings, pages, files, notFound },
    read: async ({ file }) => {
      const made = (await makers.get(file)?.()) ?? ''
      return typeof made === 'string' ? new TextEncoder().encode(made) : new Uint8Array(made)
    },
  }
}
