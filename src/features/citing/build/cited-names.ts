import type { RoutedName } from '#engine/model/site/collection-name.ts'

/** The collections whose entries have a short link and can be cited: what investors and journalists refer to for years. */
export const citedNames = [
  'reports',
  'periodic-reports',
  'disclosures',
  'governance',
  'share-management',
] as const satisfies readonly RoutedName[]

export function isCited(collection: string): collection is (typeof citedNames)[number] {
  return citedNames.some((name) => name === collection)
}
