import { toSlugs } from '#engine/render/lists/to-listing.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { linkTo } from '#engine/render/payload/to-links.ts'
import type { HubGroup } from '#site/map/page-spec.ts'
import type { ItemGroup } from '../payload.ts'

const groupSize = 3

/** The newest entries of a list, with a link to the whole list. */
export function toItemGroup(context: PayloadContext, { list, selection }: HubGroup, count = groupSize): ItemGroup {
  const newest = context.derive(
    `newest ${count} ${selection.collection} of ${list}`,
    () => selection.from(context.content.entries).slice(0, count),
    toSlugs,
  )
  return { list: linkTo(context, list), items: newest.map((entry) => context.toItem(entry)) }
}
