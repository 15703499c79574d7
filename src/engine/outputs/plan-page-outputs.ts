import { hashBytes } from '#engine/content/disk/files.ts'
import { locales, type Locale } from '#engine/model/locale/locale.ts'
import { toAddressKey, toPayloadUrl } from '#engine/model/urls/address.ts'
import { toJsonLdContext } from '#engine/render/json-ld/json-ld-context.ts'
import type { PagePool } from '#engine/render/pages/open-page-pool.ts'
import type { PagePlan } from '#engine/render/pages/plan-pages.ts'
import { toJsonLd } from '#engine/render/pages/to-json-ld.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import type { RenderSite } from '#engine/render/site/render-site.ts'
import { toShownText } from '#engine/render/typography/to-shown-text.ts'
import { toCompressedFile } from './files/to-output-file.ts'
import type { OutputPlan } from './output-plan.ts'
import { toCard } from './social/to-card.ts'

/** The environment of all pages. */
export interface PageEnvironment {
  site: RenderSite
  build: string
  /** Changes with everything besides the payload that a page is made from. */
  setupHash: string
  /** Reads the facts that the header and the footer show. Recorded, so that they follow it. */
  readFrame: () => string
  contexts: Readonly<Record<Locale, PayloadContext>>
  /** True if samples are labelled; see `toJsonLdContext`. */
  hasSampleNotice: boolean
  pool: Pick<PagePool, 'make'>
}

const html = { type: 'text/html; charset=utf-8', cache: 'revalidate' } as const
const json = { type: 'application/json; charset=utf-8', cache: 'revalidate' } as const

/** Each page in each language: its HTML and its payload. */
export function* planPageOutputs(pages: Iterable<PagePlan>, environment: PageEnvironment): Generator<OutputPlan> {
  for (const page of pages) for (const locale of locales) yield planPageOutput(page, locale, environment)
}

function planPageOutput(
  { address, toPayload }: PagePlan,
  locale: Locale,
  { site, build, setupHash, readFrame, contexts, hasSampleNotice, pool }: PageEnvironment,
): OutputPlan {
  const { path, page } = address
  return {
    key: `page ${locale}${toAddressKey(address)}`,
    cardKey: `card ${locale}${toAddressKey(address)}`,
    kind: 'pages',
    prepare: () => {
      const context = contexts[locale]
      const payload = toPayload(context)
      const text = toShownText(payload)
      const jsonLd = toJsonLd(site, payload, toJsonLdContext(context, hasSampleNotice))
      return {
        input: hashBytes(setupHash + readFrame() + text + (jsonLd ?? '')),
        card: toCard(payload),
        make: async () => {
          const made = await pool.make({ locale, payload: text, jsonLd })
          const url = toPayloadUrl(build, locale, address)
          return [
            toCompressedFile({ kind: 'page', path, locale, page }, made.html, html),
            ...(made.payload ? [toCompressedFile({ kind: 'file', url }, made.payload, json)] : []),
          ]
        },
      }
    },
  }
}

/** The page of each language for addresses that are not found, and the one for those that were taken down. */
export function planNotFoundOutputs({
  setupHash,
  readFrame,
  pool,
}: Pick<PageEnvironment, 'setupHash' | 'readFrame' | 'pool'>): OutputPlan[] {
  return locales.flatMap((locale) =>
    (['not-found', 'gone'] as const).map((kind): OutputPlan => ({
      key: `${kind} ${locale}`,
      kind: 'pages',
      prepare: () => ({
        input: hashBytes(setupHash + readFrame()),
        make: async () => {
          const made = await pool.make({ locale, payload: null, ...(kind === 'gone' && { isGone: true }) })
          return [toCompressedFile({ kind, locale }, made.html, html)]
        },
      }),
    })),
  )
}
