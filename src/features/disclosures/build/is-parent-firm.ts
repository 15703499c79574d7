import type { Entries } from '#engine/model/entries/content.ts'

/** True if the firm has subsidiaries, and with them the longer terms of firms that consolidate. */
export function isParentFirm({ profile }: Pick<Entries, 'profile'>): boolean {
  return profile.some(({ facts }) => facts.isParent)
}
