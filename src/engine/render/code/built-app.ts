import type { Locale } from '#engine/model/locale/locale.ts'
import { loadCode, type Code, type LoadOptions } from './code.ts'
import { hashTextSources, loadTexts } from './load-texts.ts'
import type { SiteTexts } from './site-texts.ts'

/** The code of a site: what its pages load and are rendered with, and the texts in it. */
export interface SiteApp {
  loadCode: (cacheDirectory: string, options: LoadOptions) => Promise<Code>
  loadTexts: (cacheDirectory: string, pseudo?: Locale) => Promise<SiteTexts>
  /** A hash of what compiled texts depend on. */
  hashTexts: () => string
}

/** An app that Vite builds from `src/app`, with the catalogues of Lingui. */
export const builtApp: SiteApp = { loadCode, loadTexts, hashTexts: hashTextSources }
