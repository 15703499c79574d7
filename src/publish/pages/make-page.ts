import type * as Renderer from '#app/render.tsx'
import type { PublicConfig } from '#model/config/site-config.ts'
import type { Locale } from '#model/locale/locale.ts'
import type { Payload } from '#site/payloads.ts'
import type { Catalogues } from '../code/catalogues.ts'
import { toStoredText, type MadeFile } from '../output/compress.ts'
import { fillPage, type PageTemplate } from './page-template.ts'

/** The input of all pages. Plain data, because it is sent to each worker thread once. */
export interface PageSetup {
  build: string
  /** The URL of the built src/app/render.tsx. */
  renderer: string
  template: PageTemplate
  catalogues: Catalogues
  config: PublicConfig
}

/** One page to make. */
export interface PageJob {
  locale: Locale
  /** The payload as `JSON.stringify` writes it, without the build id; null for the not-found page. */
  payload: string | null
}

/** The files of a page. The not-found page has no payload. */
export interface MadePage {
  html: MadeFile
  payload: MadeFile | undefined
}

/**
 * Makes the files of one page. @throws where no route shows the page, or where a loader or component fails; the message names
 * the page and its language
 */
export async function makePage(
  { render }: typeof Renderer,
  { build, config, template, catalogues }: PageSetup,
  { locale, payload: text }: PageJob,
): Promise<MadePage> {
  const payload: Payload | null = text === null ? null : JSON.parse(text) // written by this build
  const { status, html, routeId } = await render({ build, locale, payload, config, catalogue: catalogues[locale] })
  if (payload && status !== 200) throw new Error(`${payload.address.path} (${locale}) has a page but no route`)
  const page = fillPage(html, template, { build, locale, config, payload }, routeId)
  return {
    html: toStoredText(page),
    payload: text === null ? undefined : toStoredText(`{"build":${JSON.stringify(build)},${text.slice(1)}`),
  }
}
