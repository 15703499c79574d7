import { availableParallelism } from 'node:os'
import { Tinypool } from 'tinypool'
import type { PublicConfig } from '#model/config/site-config.ts'
import type { FileRecord, SiteManifest } from '#model/config/site-manifest.ts'
import { locales, mapLocales, type Locale } from '#model/locale/locale.ts'
import { toAddressKey, toPayloadUrl } from '#model/urls/address.ts'
import type { Payload } from '#site/payloads.ts'
import type { Catalogues } from '../code/catalogues.ts'
import type { PageTemplate } from './page-template.ts'

/** The input of all pages; sent to each worker once. */
export interface PrerenderSetup {
  build: string
  renderer: string
  outDirectory: string
  template: PageTemplate
  catalogues: Catalogues
  config: PublicConfig
}

/** One page to render; null renders the not-found page. */
export interface PrerenderTask {
  locale: Locale
  payload: Payload | null
  /** The files of its HTML and its payload, relative to the output. The not-found page has no payload. */
  htmlFile: string
  payloadFile?: string
}

export interface PrerenderedPage {
  html: FileRecord
  payload?: FileRecord
}

/** Renders all pages of all languages in worker threads. Returns their records for the manifest. */
export async function prerender(
  setup: PrerenderSetup,
  payloads: Iterable<Payload>,
): Promise<Pick<SiteManifest, 'pages' | 'notFound' | 'files'>> {
  const pool = new Tinypool({
    filename: new URL('./prerender-worker.ts', import.meta.url).href,
    workerData: setup,
    env: { ...process.env, NODE_ENV: 'production' },
    minThreads: availableParallelism(),
    maxThreads: availableParallelism(),
    runtime: 'worker_threads',
    // Brotli runs in the thread pool of libuv; several pages per worker keep both busy.
    concurrentTasksPerWorker: 4,
  })
  const run = (task: PrerenderTask): Promise<PrerenderedPage> => pool.run(task)
  const pages: SiteManifest['pages'] = {}
  const files: SiteManifest['files'] = {}
  try {
    await Promise.all(
      Array.from(payloads, async (payload) => {
        const { locale, address } = payload
        const key = toAddressKey(address)
        const url = toPayloadUrl(setup.build, locale, address)
        const htmlFile = `pages/${locale}${key}.html`
        const page = await run({ locale, payload, htmlFile, payloadFile: `files${url}` })
        const record = (pages[address.path] ??= mapLocales(() => []))
        record[locale][address.page - 1] = page.html
        if (page.payload) files[url] = page.payload
      }),
    )
    const notFound = await Promise.all(
      locales.map(async (locale) => {
        const page = await run({ locale, payload: null, htmlFile: `pages/${locale}/~404.html` })
        return [locale, page.html] as const
      }),
    )
    return { pages, files, notFound: Object.fromEntries(notFound) as SiteManifest['notFound'] } // one for each of locales
  } finally {
    await pool.destroy()
  }
}
