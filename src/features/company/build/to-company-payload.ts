import { toHeadings, type PageInput } from '#engine/render/payload/page-input.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { linkToEntry } from '#engine/render/payload/to-links.ts'
import { toShownEntry } from '#engine/render/payload/to-shown-entry.ts'
import { listingOn, type Capital } from '../capital-and-listing.ts'
import type { CapitalRow, CompanyPayload } from '../payload.ts'

export function toCompanyPayload(input: PageInput): CompanyPayload {
  const { context, base, section } = input
  const { content } = context
  const profiles = content.entries.profile.filter(({ isListed }) => isListed)
  const facts = profiles[0]?.facts
  const listing = facts && listingOn(facts.listing, content.today)
  return {
    ...base,
    kind: 'company',
    section,
    headings: toHeadings(input),
    entries: { profile: profiles.map((entry) => toShownEntry(entry, context)) },
    capital: (facts?.charterCapital ?? [])
      .filter(({ since }) => since <= content.today)
      .map((capital) => toRow(capital, context))
      .toReversed(),
    ...(listing && { listing }),
  }
}

function toRow({ amount, since, document, issue }: Capital, { indexOf, locale }: PayloadContext): CapitalRow {
  const notice = issue === undefined ? undefined : indexOf('share-management').find(issue)
  return { amount, since, document: document[locale], ...(notice?.isListed && { issue: linkToEntry(notice, locale) }) }
}
