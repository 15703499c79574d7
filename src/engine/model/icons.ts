import { ownIconSets } from '#brand'

/** The site's own sets, in `src/brand/icons/<set>/`. It always serves them itself. */
export { ownIconSets }

/** The sets that content and navigation may name. A public one is a development dependency, `@iconify-json/<set>`. */
export const iconSets = ['lucide', ...ownIconSets] as const

export type IconSetName = (typeof iconSets)[number]

/** `lucide:wallet`: the set and the icon. The build checks that the icon exists. */
export type IconName = `${IconSetName}:${string}`

/** The largest number of icons in one request. */
export const iconRequestLimit = 100

/** The path below which this site serves icons. */
export const iconsPath = '/_icons/'

/** The URL of the icons of one set: all that content uses, or those in `?icons=a,b`. */
export function toIconSetUrl(set: string): string {
  return `${iconsPath}${set}.json`
}
