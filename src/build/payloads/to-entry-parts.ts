import type { RoutedName } from '#model/collections.ts'
import type { Entry } from '#model/entry.ts'
import { toHref } from '#model/href.ts'
import type { EntryParts } from '#model/payload.ts'
import { toTermLink } from './to-glossary.ts'
import { toTextOf, type PayloadContext } from './to-payloads.ts'

type Parts = EntryParts[keyof EntryParts] & { html?: string }

/** What only the pages of some entities have. */
export function toEntryParts(context: PayloadContext, entry: Entry<RoutedName>): Parts | undefined {
  if (isOf(entry, 'guides')) {
    const { html, steps } = toTextOf(entry, context.locale)
    if (!steps) return { html, steps: [], after: '' }
    const numbered = steps.steps.map((step, index) => ({ number: index + 1, html: step.html }))
    return { html: steps.before, steps: numbered, after: steps.after }
  }
  if (isOf(entry, 'knowledge')) {
    const terms = context.content.entries.terms.filter(({ slug }) => entry.facts.terms.includes(slug))
    return {
      terms: terms.map((term) => toTermLink(term, context.locale)),
      glossary: toHref('/ho-tro/kien-thuc/thuat-ngu'),
    }
  }
  return undefined
}

function isOf<C extends RoutedName>(entry: Entry<RoutedName>, collection: C): entry is Entry<C> {
  return entry.collection === collection
}
