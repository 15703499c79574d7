import type { DeskContact } from '#engine/model/payload.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import type { DeskName } from '../collections/vocabulary.ts'
import { toDeskContact } from '../to-desk-contact.ts'

type DeskContext = Pick<PayloadContext, 'content' | 'derive' | 'locale'>

/**
 * The desk that answers for a path: that of its page, or of the nearest page above that names one. So a section names its desk
 * once, and an entry has that of its list.
 */
export function toDesk(context: DeskContext, path: string): { desk?: DeskContact } {
  const name = findDeskName(context, path)
  const found = name && listDesks(context).find(({ desk }) => desk === name)
  return found ? { desk: toDeskContact(found, context.locale) } : {}
}

function findDeskName({ content }: DeskContext, path: string): DeskName | undefined {
  for (let above = path; above !== ''; above = above.slice(0, above.lastIndexOf('/'))) {
    const name = content.pages.get(above)?.facts.desk
    if (name !== undefined) return name
  }
  return undefined
}

/** Pages depend on the desks alone, not on the rest of the profile. */
function listDesks({ content, derive }: DeskContext) {
  const toDesks = () => content.entries.profile.find(({ isListed }) => isListed)?.facts.desks ?? []
  return derive('desks of the firm', toDesks, JSON.stringify)
}
