import type { ContentSite } from '#engine/model/content/content-site.ts'
import type { Details, Entry, ListedFacts, ShownFacts } from '#engine/model/entries/content.ts'
import { pickText } from '#engine/model/entries/translated.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { CollectionName, RoutedName } from '#engine/model/site/collection-name.ts'

type Definitions = Pick<ContentSite, 'collections'>
/** An entry from which the compiler infers its collection. */
type Known<C extends CollectionName> = Entry<C> & { collection: C }

/** The facts of an entry that its collection shows. */
export function toShownFacts<C extends CollectionName>(
  site: Definitions,
  { collection, facts }: Known<C>,
): ShownFacts<C> {
  return pick(facts, site.collections[collection].shown) as ShownFacts<C> // the type has the same names
}

/** The facts of an entry that its collection lists. */
export function toListedFacts<C extends RoutedName>(
  site: Definitions,
  { collection, facts }: Known<C>,
): ListedFacts<C> {
  return pick(facts, site.collections[collection].listed) as ListedFacts<C> // as above
}

/** The own fields of an entry's frontmatter that its collection shows, in the language of the page if it has them. */
export function toDetails<C extends CollectionName>(
  site: Definitions,
  { collection, matter }: Known<C>,
  locale: Locale,
): Details<C> {
  return pick(pickText(matter, locale), site.collections[collection].details) as Details<C> // as above
}

/** By the names, rather than all but some: what is not named is not even read, so that nothing is made again for it. */
function pick(fields: object, names: readonly string[]): Record<string, unknown> {
  const picked: Record<string, unknown> = {}
  for (const name of names) {
    const value: unknown = Reflect.get(fields, name)
    if (value !== undefined) picked[name] = value
  }
  return picked
}
