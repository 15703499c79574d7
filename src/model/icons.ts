/** The firm's own sets, drawn in `icons/<set>/`. They always come from this site. */
export const ownIconSets = ['shs'] as const

/** The sets that content and navigation may name. A public one is a development dependency, `@iconify-json/<set>`. */
export const iconSets = ['lucide', ...ownIconSets] as const

export type IconSetName = (typeof iconSets)[number]

/** `lucide:wallet`: the set and the icon. That there is such an icon is checked by the build. */
export type IconName = `${IconSetName}:${string}`

/** The most icons that one request may name. */
export const iconRequestLimit = 100

/** Where this site serves icons. */
export const iconsPath = '/_icons/'

/** Where the icons of one set lie, below the site's root: all that content uses, or with `?icons=a,b` those. */
export function toIconSetUrl(set: string): string {
  return `${iconsPath}${set}.json`
}
