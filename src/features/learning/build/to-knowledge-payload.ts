import { toHref } from '#engine/model/urls/href.ts'
import type { EntryInput } from '#engine/render/payload/entry-input.ts'
import { toEntryPayloadWith } from '#engine/render/payload/to-entry-payload.ts'
import type { KnowledgePayload } from '../payload.ts'
import { toTermLink } from './to-glossary-payload.ts'

/** An article, with the glossary terms that it names, as far as the glossary shows them. */
export function toKnowledgePayload(input: EntryInput<'knowledge'>): KnowledgePayload {
  const { content, locale } = input.context
  const { facts } = input.entry
  const terms = content.entries.terms.filter(({ slug, isListed }) => isListed && facts.terms.includes(slug))
  return toEntryPayloadWith(input, {
    terms: terms.map((term) => toTermLink(term, locale)),
    glossary: toHref('/ho-tro/kien-thuc/thuat-ngu'),
  })
}
