import type { PageKind, PageSpec } from './page-spec.ts'

/** Pages that no menu lists: the logo, the field of the search or other sites lead to them. */
const enteredOtherwise: ReadonlySet<PageKind> = new Set(['opening', 'home', 'landing', 'landing-video', 'search'])

/** True if all full menus list the page at a path of `content/pages`: not where it is the second address of another one. */
export function isInMenus({ kind, canonical }: PageSpec): boolean {
  return canonical === undefined && !enteredOtherwise.has(kind)
}
