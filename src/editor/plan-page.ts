import { healthPath, readyPath } from '#model/urls/server-paths.ts'
import { redirects } from '#model/urls/redirects.ts'
import { toFreeSlug } from '#compiler/entries/to-unique-slug.ts'
import { suggest } from '#compiler/source/did-you-mean.ts'
import { findOwnRoute, requiredPaths } from '#site/site-map.ts'
import { itemAt, type FolderItem, type SourceItem } from '#compiler/source/source-tree.ts'
import { WishError } from './request-error.ts'

/** The folder of a new page at an address, below that of all content. @throws {WishError} where there can be none. */
export function planPage(content: FolderItem, path: string | undefined): string {
  if (!path?.startsWith('/')) {
    throw new WishError('Give the address of the page: npm run new -- pages /ve-shs/trach-nhiem "Trách nhiệm"')
  }
  const folded = path
    .split('/')
    .filter(Boolean)
    .map((segment) => toFreeSlug(segment, () => false) ?? '')
  const wanted = `/${folded.join('/')}`
  if (wanted !== path) throw new WishError(`"${path}" cannot be an address. Did you mean "${wanted}"?`)
  const folder = ['pages', ...folded].join('/')
  if (itemAt(content, folder)) throw new WishError(`The page ${path} is there already: ${folder}`)
  const route = requiredPaths.has(path) ? undefined : findOwnRoute(path)
  if (route !== undefined) throw new WishError(`The route ${route} takes this address and knows no page there.`)
  if (path === healthPath || path === readyPath) throw new WishError(`The server itself answers at ${path}.`)
  if (redirects.some(({ from }) => from === path))
    throw new WishError(`${path} is redirected: src/model/urls/redirects.ts`)
  const parent = folded.slice(0, -1)
  if (!itemAt(content, ['pages', ...parent, 'entry.yaml'].join('/'))) {
    const pages = [...listPages(itemAt(content, 'pages'), '')]
    throw new WishError(`There is no page /${parent.join('/')} above it.${suggest(`/${parent.join('/')}`, pages)}`)
  }
  return folder
}

function* listPages(item: SourceItem | undefined, path: string): Generator<string> {
  if (item?.kind !== 'folder') return
  if (item.items.has('entry.yaml') && path !== '') yield path
  for (const [name, child] of item.items) yield* listPages(child, `${path}/${name}`)
}
