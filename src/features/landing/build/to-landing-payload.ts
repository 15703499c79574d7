import { pickText } from '#engine/model/entries/translated.ts'
import type { PageInput } from '#engine/render/payload/page-input.ts'
import { linkToEntry } from '#engine/render/payload/to-links.ts'
import { toBand } from '#features/service-status/build/to-band.ts'
import type { LandingPayload } from '../payload.ts'

/** The campaign page, with what an account takes and the guide to it. */
export function toLandingPayload({ context, page, base }: PageInput): LandingPayload {
  const { content, locale } = context
  const guide = content.entries.guides.find(({ slug, isListed }) => slug === page.facts.guide && isListed)
  return {
    ...base,
    kind: 'landing',
    ...toBand(context),
    needs: pickText(page.matter, locale).needs ?? [],
    guide: guide ? linkToEntry(guide, locale) : null,
  }
}
