import type { ViteDevServer } from 'vite'
import type * as Renderer from '#app/render.tsx'
import { toAddressUrl, toCatalogueUrl, toPayloadUrl } from '#model/address.ts'
import { locales, type Locale } from '#model/locale.ts'
import type { Payload } from '#model/payload.ts'
import { toBuildSettings, toPublicConfig, type SiteConfig } from '#model/site-config.ts'
import type { FileRecord, SiteManifest, Store } from '#model/site-manifest.ts'
import { readCatalogues } from '../catalogues.ts'
import { formatDiagnostics } from '../content/diagnostics.ts'
import { readContent } from '../content/read-content.ts'
import { toDevImages } from './dev-images.ts'
import { fillPage, type PageTemplate } from '../page-template.ts'
import { toPayloads } from '../payloads/to-payloads.ts'

const build = 'dev'

/** Makes a file when it is asked for. */
type Make = () => string | Uint8Array | Promise<string | Uint8Array>

const template: PageTemplate = {
  headLinks:
    '<link rel="stylesheet" href="/src/shell/styles/site.css?direct"><script type="module" src="/src/app/browser.tsx"></script>',
  routeLinks: {},
}

/** An output that is not on disk: each page is rendered when it is asked for. */
export async function createDevStore(
  server: ViteDevServer,
  contentDirectory: string,
  config: SiteConfig,
): Promise<Store> {
  const [{ content, diagnostics }, { catalogues, problems }] = await Promise.all([
    readContent(contentDirectory),
    readCatalogues(),
  ])
  if (diagnostics.list.length > 0) server.config.logger.warn(formatDiagnostics(diagnostics.list))
  for (const problem of problems) server.config.logger.warn(problem)

  const makers = new Map<string, Make>()
  const version = String(Date.now())
  const add = (file: string, type: string, make: Make): FileRecord => {
    makers.set(file, make)
    const charset = type.startsWith('image/') ? '' : '; charset=utf-8'
    return { file, type: type + charset, hash: version, encodings: [], cache: 'revalidate' }
  }
  const renderPage = async (locale: Locale, payload: Payload | null) => {
    const renderer = await server.ssrLoadModule('/src/app/render.tsx')
    const { render } = renderer as typeof Renderer // the module just named
    const publicConfig = toPublicConfig(config)
    const { html } = await render({ locale, payload, catalogue: catalogues[locale], config: publicConfig })
    const page = fillPage(html, template, { build, locale, config: publicConfig, payload }, '')
    return server.transformIndexHtml(payload ? toAddressUrl(payload.address) : '/404', page)
  }

  const pages: SiteManifest['pages'] = {}
  const files: SiteManifest['files'] = {}
  const payloads: Payload[] = []
  for (const locale of locales) {
    for (const payload of toPayloads({ content, locale, origin: config.origin })) {
      payloads.push(payload)
      const { path, page } = payload.address
      const url = toPayloadUrl(build, locale, payload.address)
      files[url] = add(url, 'application/json', () => JSON.stringify(payload))
      const record = (pages[path] ??= { vi: [], en: [] })
      record[locale][page - 1] = add(`${url}.html`, 'text/html', () => renderPage(locale, payload))
    }
    const url = toCatalogueUrl(build, locale)
    files[url] = add(url, 'application/json', () => JSON.stringify(catalogues[locale]))
  }
  for (const image of toDevImages(contentDirectory, content.images, payloads)) {
    files[image.url] = add(image.url, image.type, image.make)
  }
  const notFound = Object.fromEntries(
    locales.map((locale) => [locale, add(`${locale}/404.html`, 'text/html', () => renderPage(locale, null))]),
  ) as SiteManifest['notFound'] // one for each of locales
  return {
    manifest: { build, settings: toBuildSettings(config), pages, files, notFound },
    read: async ({ file }) => {
      const made = (await makers.get(file)?.()) ?? ''
      return typeof made === 'string' ? new TextEncoder().encode(made) : new Uint8Array(made)
    },
  }
}
