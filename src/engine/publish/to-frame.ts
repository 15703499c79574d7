import { hashBytes } from '#engine/content/disk/files.ts'
import type { FrameFacts } from '#engine/model/config/page-config.ts'
import type { PublicConfig } from '#engine/model/config/site-config.ts'
import type { Content } from '#engine/model/entries/content.ts'
import { toMenusUrl } from '#engine/model/urls/address.ts'
import type { Site } from './site.ts'

/** The facts of the frame of all pages, with the menus as a file that is named by its content. */
export function toFrame(
  { toFrameFacts, specOf }: Pick<Site, 'toFrameFacts' | 'specOf'>,
  content: Content,
  { meetingUrl }: Pick<PublicConfig, 'meetingUrl'>,
): FrameFacts {
  const { menus, ...facts } = toFrameFacts(specOf, content, { meetingUrl })
  if (!menus || (menus.items.length === 0 && menus.tasks.length === 0 && !menus.disclaimer)) return facts
  return { ...facts, menus: { url: toMenusUrl(hashBytes(JSON.stringify(menus))), content: menus } }
}
