import type { AnyEntry } from '#engine/model/entries/entry.ts'
import { pickText, type Translated } from '#engine/model/entries/translated.ts'
import { mapLocales } from '#engine/model/locale/locale.ts'
import type { Cited } from '#engine/model/payload.ts'
import { siteName } from '#engine/model/site-name.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { toShortCode } from './to-short-code.ts'

type CitedContext = Pick<PayloadContext, 'site' | 'content' | 'derive' | 'locale'>

/** Facts that the citation of a document needs besides its payload; nothing for entries that are not cited. */
export function toCited(
  context: CitedContext,
  { collection, slug }: Pick<AnyEntry, 'collection' | 'slug'>,
): { cited?: Cited } {
  const name = context.site.citedNames.find((one) => one === collection)
  if (name === undefined) return {}
  return { cited: { code: toShortCode(name, slug), publisher: toPublisherName(context) } }
}

/** The legal name of the firm. Pages depend on the name alone, not on the rest of the firm's profile. */
function toPublisherName({ content, derive, locale }: CitedContext): string {
  const toNames = (): Translated<string> => content.entries.profile[0]?.facts.names ?? mapLocales(() => siteName)
  return pickText(derive('names of the firm', toNames, JSON.stringify), locale)
}
