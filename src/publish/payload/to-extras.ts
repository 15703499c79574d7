import type { RoutedName } from '#features/collections.ts'
import { shareDates } from '#features/disclosures/collections/share-management.ts'
import type { Content, Entry, Text } from '#model/entries/entry.ts'
import { toHref } from '#model/urls/href.ts'
import type { Locale } from '#model/locale.ts'
import type { DatedStep, DocumentVersion } from '#model/entry-payloads.ts'
import { toValidity } from '#model/entries/validity.ts'
import { toSeries } from '#features/disclosures/build/governance-series.ts'
import { toTermLink } from '#features/learning/build/to-glossary.ts'
import { linkToEntry } from './to-links.ts'
import { toTextOf, type PayloadContext } from '../pages/to-payloads.ts'

/** What the page of an entry shows beside its own facts. */
export function toExtras(context: PayloadContext, entry: Entry<RoutedName>): object {
  const { content, locale } = context
  if (isOf(entry, 'governance')) {
    const validity = toValidity(entry.facts, content.today)
    return { validity, versions: toVersions(content, entry, locale) }
  }
  if (isOf(entry, 'share-management')) return { timeline: toTimeline(content, entry) }
  if (isOf(entry, 'guides')) return toGuideParts(toTextOf(entry, locale))
  return isOf(entry, 'knowledge') ? toUsedTerms(context, entry) : {}
}

function isOf<C extends RoutedName>(entry: Entry<RoutedName>, collection: C): entry is Entry<C> {
  return entry.collection === collection
}

/** The steps apart from the text before and after them. */
function toGuideParts({ steps }: Text) {
  if (!steps) return { steps: [], after: '' }
  const numbered = steps.steps.map((step, index) => ({ number: index + 1, html: step.html }))
  return { html: steps.before, steps: numbered, after: steps.after }
}

function toUsedTerms({ content, locale }: PayloadContext, { facts }: Entry<'knowledge'>) {
  const terms = content.entries.terms.filter(({ slug }) => facts.terms.includes(slug))
  return { terms: terms.map((term) => toTermLink(term, locale)), glossary: toHref('/ho-tro/kien-thuc/thuat-ngu') }
}

/** All versions of the document, newest first. */
function toVersions(content: Content, entry: Entry<'governance'>, locale: Locale): DocumentVersion[] {
  const series = toSeries(content.entries.governance).find((versions) => versions.includes(entry)) ?? [entry]
  return series.toReversed().map((version) => {
    const { effectiveFrom, effectiveTo = null } = version.facts
    return {
      link: linkToEntry(version, locale),
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
