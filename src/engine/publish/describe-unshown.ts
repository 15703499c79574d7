import type { Unshown } from '#engine/content/archive/list-unshown.ts'
import { toEntryHref, type ContentSite } from '#engine/model/content/content-site.ts'
import { listed, say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'

/** How many disclosures are named. */
const nameLimit = 30

/** Lines that name the disclosures that the site does not show as they are, with their addresses, and say how they come back. */
export function describeUnshown(
  site: ContentSite,
  unshown: readonly Unshown[],
  { takenDown, origin }: { takenDown: readonly string[]; origin: string },
): string[] {
  const found = unshown.flatMap(({ id, lacks }) => {
    const [folder, slug = ''] = id.split('/')
    const collection = site.names.find((name) => name === folder)
    const href = collection && toEntryHref(site, collection, slug)
    if (href !== undefined && takenDown.includes(href)) return []
    const name = href === undefined ? id : `${id}  ${origin}${href}`
    if (!lacks) return [name]
    return lacks.includes('withdrawn')
      ? [told(say`${name} (as if it were not withdrawn)`)]
      : [told(say`${name} (without what was published of it since: ${listed(lacks)})`)]
  })
  if (found.length === 0) return []
  const more = found.length - nameLimit
  return [
    told(say`warning: The site does not show what was disclosed since. Disclosures that it lacks: ${found.length}`),
    ...found.slice(0, nameLimit).map((line) => `  ${line}`),
    ...(more > 0 ? [`  ${told(say`… and ${more} more`)}`] : []),
    told(
      say`They come back with "npm run rollback -- --forward", which shows the latest release as it is, or with "npm run publish", once the mistake is mended`,
    ),
  ]
}
