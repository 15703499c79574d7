import type { RoutedName } from '#model/collections.ts'
import { shareDates } from '#model/entries/share-management.ts'
import type { Content, Entry } from '#model/entry.ts'
import { toEntryPlace } from '#model/entry-href.ts'
import type { Locale } from '#model/locale.ts'
import type { DatedStep, DocumentVersion } from '#model/payload.ts'
import { toValidity } from '#model/validity.ts'
import { toSeries } from '../content/governance-series.ts'
import { toPageLink } from './to-links.ts'
import type { PayloadContext } from './to-payloads.ts'

/** What the page of an entry shows beside its own facts. */
export function toExtras({ content, locale }: PayloadContext, entry: Entry<RoutedName>): object {
  if (isOf(entry, 'governance')) {
    const validity = toValidity(entry.facts, content.today)
    return { validity, versions: toVersions(content, entry, locale) }
  }
  return isOf(entry, 'share-management') ? { timeline: toTimeline(content, entry) } : {}
}

function isOf<C extends RoutedName>(entry: Entry<RoutedName>, collection: C): entry is Entry<C> {
  return entry.collection === collection
}

/** All versions of the document, newest first. */
function toVersions(content: Content, entry: Entry<'governance'>, locale: Locale): DocumentVersion[] {
  const series = toSeries(content.entries.governance).find((versions) => versions.includes(entry)) ?? [entry]
  return series.toReversed().map((version) => {
    const { effectiveFrom, effectiveTo = null } = version.facts
    return {
      link: toPageLink(toEntryPlace(version).href, version.texts, locale),
      version: version.facts.version,
      effectiveFrom,
      effectiveTo,
      validity: toValidity(version.facts, content.today),
    }
  })
}

/** From the announcement to the payment; nothing where the announcement is all there is. */
function toTimeline({ today }: Content, { facts }: Entry<'share-management'>): DatedStep[] {
  const dates = shareDates.flatMap((step) => {
    const date = facts[step]
    return date === undefined ? [] : [{ step, date }]
  })
  if (dates.length === 0) return []
  const steps = [{ step: 'published' as const, date: facts.publishedAt }, ...dates]
  return steps.map((one) => ({ ...one, isPast: one.date.slice(0, today.length) <= today }))
}
