import { languages } from '#engine/model/locale/locale.ts'
import type { AnyEntryPayload } from '#engine/model/payload.ts'
import type { JsonLdContext } from './json-ld-context.ts'
import { toPublisher } from './to-publisher.ts'

/** The properties that every published text has: its page, title, times, language and publisher. */
export function toWork(page: AnyEntryPayload, context: JsonLdContext) {
  const { head, title, summary, textLocale, facts } = page
  return {
    mainEntityOfPage: head.canonical,
    url: head.canonical,
    headline: title,
    description: summary,
    image: head.image,
    datePublished: facts.publishedAt,
    dateModified: toModified(page),
    inLanguage: languages[textLocale].tag,
    isAccessibleForFree: true,
    publisher: toPublisher(context),
    ...toWorkStatus(page),
  }
}

/** When the page last changed what it says: what was published stays as it is, but a notice may be added to it. */
function toModified({ facts, relations }: AnyEntryPayload): string {
  const { correctedBy = [], formerSuccessor } = relations
  const moments = [
    facts.publishedAt,
    facts.withdrawal?.at ?? '',
    ...correctedBy.flatMap(({ at, withdrawal }) => [at, withdrawal?.at ?? '']),
    formerSuccessor?.withdrawal.at ?? '',
  ]
  // All have the offset of the site, so that they can be compared as texts.
  return moments.toSorted().at(-1) ?? facts.publishedAt
}

function toWorkStatus({ facts, relations }: AnyEntryPayload): { creativeWorkStatus?: string } {
  if (facts.status === 'withdrawn') return { creativeWorkStatus: 'Withdrawn' }
  return relations.supersededBy ? { creativeWorkStatus: 'Superseded' } : {}
}
