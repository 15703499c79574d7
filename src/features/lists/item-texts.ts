import type { ListedFacts } from '#engine/model/entries/content.ts'
import type { ItemText, ItemTexts } from '#engine/model/lists/item-texts.ts'
import type { RoutedName } from '#engine/model/site/collection-name.ts'
import { articleItemTexts } from '#features/articles/item-texts.ts'
import { disclosureItemTexts } from '#features/disclosures/item-texts.ts'
import { jobItemTexts } from '#features/jobs/item-texts.ts'
import { learningItemTexts } from '#features/learning/item-texts.ts'
import { researchItemTexts } from '#features/research/item-texts.ts'

interface ShownItem<C extends RoutedName> {
  collection: C
  facts: ListedFacts<C>
}

const itemTexts: ItemTexts = {
  ...articleItemTexts,
  ...disclosureItemTexts,
  ...jobItemTexts,
  ...learningItemTexts,
  ...researchItemTexts,
}

/** The texts of an entry in lists beside its date and title. */
export function toItemTexts<C extends RoutedName>({ collection, facts }: ShownItem<C>): readonly ItemText[] {
  return itemTexts[collection]?.(facts) ?? []
}
