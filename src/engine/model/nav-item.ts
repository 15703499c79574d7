import type { MessageDescriptor } from '@lingui/core'
import type { Href } from '#lib/href.ts'
import type { Titles } from './config/page-config.ts'
import type { IconName } from './icons.ts'

/**
 * Where an item is shown. `nav-bar`: the main bar. `nav-bar-extra`: the panel of sections, which the last button of
 * the main bar opens. `top-bar`: the bar above the main one. `ver-menu`: the vertical menu of small screens, which have
 * no bars. The footer shows all.
 */
export type NavPosition = 'nav-bar' | 'nav-bar-extra' | 'ver-menu' | 'top-bar'

/** A page of the site, or a heading of a page. */
export interface PageTarget {
  href: Href
  anchor?: string
}

/** A site outside, by the setting that may name its address. */
export interface OutsideTarget {
  setting: 'meetingUrl'
}

export type NavTarget = PageTarget | OutsideTarget

/** A text of the interface, or the titles of a page that has no item in the code. */
export type NavLabel = MessageDescriptor | { titles: Titles }

export interface NavItem {
  label: NavLabel
  shortLabel?: MessageDescriptor
  icon?: IconName
  /** Positions of a top-level item and its children. */
  positions?: readonly NavPosition[]
  target: NavTarget
  children?: readonly NavItem[]
}

/** A text that no other item has. */
export function toNavKey({ target }: NavItem): string {
  if ('setting' in target) return target.setting
  return target.anchor === undefined ? target.href : `${target.href}#${target.anchor}`
}
