import type { Messages } from '@lingui/core'
import type { PageConfig } from '#engine/model/config/page-config.ts'
import { createPageFiller, type PageTemplate } from '#engine/model/fill-page.ts'
import { mapLocales, type Locale } from '#engine/model/locale/locale.ts'
import type { Payload } from '#engine/model/payload-types.ts'
import type { Renderer } from '#engine/model/renderer.ts'
import { createTextCompressor, type MadeFile } from '../files/compress.ts'

/** The input of all pages. Plain data, because it is sent to each worker thread once. */
export interface PageSetup {
  build: string
  /** The URL of the built src/app/render.tsx. */
  renderer: string
  template: PageTemplate
  catalogues: Readonly<Record<Locale, Messages>>
  config: PageConfig
}

/** One page to make. */
export interface PageJob {
  locale: Locale
  /** The payload as `JSON.stringify` writes it, without the build id; null for the not-found page. */
  payload: string | null
  /** The page's statement for search engines, as JSON-LD. Only its HTML contains it. */
  jsonLd?: string | undefined
  /** Makes the page for addresses that were taken down; its payload is null. */
  isGone?: true
  /** It is one of thousands: they are compressed in less time, because better compression follows soon. */
  isOneOfMany?: boolean
}

/** The files of a page, compressed. The not-found page has no payload. */
export interface MadePage {
  html: MadeFile
  payload: MadeFile | undefined
}

/** Makes the files of one page. @throws where the page cannot be rendered; the message names the page and its language */
export type MakePage = (job: PageJob) => Promise<MadePage>

/** Makes a function that makes pages, one after the other; what pages share is prepared once. */
export function createPageMaker({ createRenderer }: Pick<Renderer, 'createRenderer'>, setup: PageSetup): MakePage {
  const { build, config, template, catalogues } = setup
  const makers = mapLocales((locale) => ({
    render: createRenderer({ build, locale, catalogue: catalogues[locale], config }),
    fill: createPageFiller(template, { build, locale, config }),
  }))
  const compress = createTextCompressor()
  const fileStart = `{"build":${JSON.stringify(build)},`
  return async ({ locale, payload: text, jsonLd, isGone, isOneOfMany }) => {
    const { render, fill } = makers[locale]
    const payload = text === null ? null : (JSON.parse(text) as Payload) // written by this build
    const { status, html, routeId } = await render(payload, { isGone })
    if (payload && status !== 200) throw new Error(`${payload.address.path} (${locale}) has a page but no route`)
    const quality = isOneOfMany ? 3 : 5
    const page = fill({ html, routeId, payload: text, jsonLd, isGone })
    return {
      html: compress(page, quality),
      payload: text === null ? undefined : compress(fileStart + text.slice(1), quality),
    }
  }
}
