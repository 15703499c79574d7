import type { Href } from '#lib/href.ts'
import type { Locale } from '../locale/locale.ts'

/**
 * Where an item is shown. `nav-bar`: the main bar. `nav-bar-extra`: the panel of sections, which the last button of
 * the main bar opens. `top-bar`: the bar above the main one. `ver-menu`: the vertical menu of small screens, which have
 * no bars. The footer shows all.
 */
export const navPositions = ['nav-bar', 'nav-bar-extra', 'ver-menu', 'top-bar'] as const
export type NavPosition = (typeof navPositions)[number]

/** The settings that may name the address of an item. */
export const outsideSettings = ['meetingUrl'] as const

/** A page of the site, or a heading of a page. */
export interface PageTarget {
  href: Href
  anchor?: string
}

/** A site outside, by the setting that may name its address. */
export interface OutsideTarget {
  setting: (typeof outsideSettings)[number]
}

export type NavTarget = PageTarget | OutsideTarget

/** The title of a page in each language, with its own language where it is not translated. */
export type Titles = Readonly<Record<Locale, { text: string; lang?: Locale }>>

/** A page that the file of the menus does not name: it has an item below the nearest one above it. */
export interface AddedPage {
  href: Href
  titles: Titles
}

/** An item of menus, as `content/menus.yaml` has it, or a page that the file does not name. */
export interface NavItem {
  label: Titles
  shortLabel?: Titles
  /** `lucide:wallet`: the build checks that there is one. */
  icon?: `${string}:${string}`
  /** Positions of a top-level item and its children. */
  positions?: readonly NavPosition[]
  target: NavTarget
  children?: readonly NavItem[]
}

/** The signs that a task may have: they are part of the code, because the bar of phones is there before any other icon. */
export const taskSigns = ['person', 'calculator', 'columns', 'lock'] as const
export type TaskSign = (typeof taskSigns)[number]

/** Something that visitors come to do, and the page whose first screen does it. */
export interface Task {
  label: Titles
  sign: TaskSign
  target: PageTarget
}

/** All that the menus and the footer show of `content/menus.yaml`. */
export interface Menus {
  items: readonly NavItem[]
  tasks: readonly Task[]
  /** The legal notice at the end of all pages; absent where the content has none. */
  disclaimer?: Titles
}

/** A text that no other item has. */
export function toNavKey({ target }: NavItem): string {
  if ('setting' in target) return target.setting
  return target.anchor === undefined ? target.href : `${target.href}#${target.anchor}`
}

/** The parts of an address with an anchor: `/a#b`. */
export function splitAnchor(to: string): { href: string; anchor?: string } {
  const [href = '', anchor] = to.split('#')
  return { href, ...(anchor !== undefined && { anchor }) }
}
