import type { Href } from '#lib/href.ts'
import type { AddedPage, NavItem, NavPosition, OutsideTarget } from './nav-item.ts'

/** Items that complete the tree: pages, in the order in which they are shown, and addresses outside. */
export type TreeAdditions = { pages?: readonly AddedPage[] | undefined } & {
  [Setting in OutsideTarget['setting']]?: string | undefined
}

const menus: readonly NavPosition[] = ['nav-bar-extra', 'ver-menu']

/**
 * The tree with each added page below the item of the nearest path above it, at the top level where there is none, and
 * without items whose address no setting names.
 */
export function completeTree(tree: readonly NavItem[], additions: TreeAdditions): readonly NavItem[] {
  const { pages = [] } = additions
  const paths = new Set<string>([...listPages(tree), ...pages.map(({ href }) => href)])
  const toAdded = (path: string): NavItem[] => pages.filter(({ href }) => findAbove(href, paths) === path).map(toItem)
  const isKnown = ({ target }: NavItem) => !('setting' in target) || additions[target.setting] !== undefined
  const complete = (item: NavItem): NavItem => {
    const path = toPath(item)
    const own = (item.children ?? []).filter(isKnown)
    const children = [...own, ...(path === undefined ? [] : toAdded(path))].map(complete)
    return children.length > 0 ? { ...item, children } : item
  }
  return [...tree, ...toAdded('').map((item) => ({ ...item, positions: menus }))].map(complete)
}

/** The paths of pages that items lead to. */
export function* listPages(items: readonly NavItem[]): Generator<Href> {
  for (const item of items) {
    const path = toPath(item)
    if (path !== undefined) yield path
    yield* listPages(item.children ?? [])
  }
}

/** The path of an item that leads to a page, not to a heading of one. */
function toPath({ target }: NavItem): Href | undefined {
  return 'setting' in target || target.anchor !== undefined ? undefined : target.href
}

function toItem({ href, titles }: AddedPage): NavItem {
  return { label: titles, target: { href } }
}

/** The nearest path above a path that is one of the paths; empty if there is none. */
function findAbove(path: string, paths: ReadonlySet<string>): string {
  const above = path.slice(0, path.lastIndexOf('/'))
  return above === '' || paths.has(above) ? above : findAbove(above, paths)
}
