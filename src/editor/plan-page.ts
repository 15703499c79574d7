import { healthPath, readyPath } from '#model/urls/server-paths.ts'
import { redirects } from '#model/urls/redirects.ts'
import { toUniqueSlug } from '#compiler/entries/to-unique-slug.ts'
import { didYouMean } from '#compiler/source/did-you-mean.ts'
import { findOwnRoute, requiredPaths } from '#site/site-map.ts'
import { itemAt, type FolderItem, type SourceItem } from '#compiler/source/source-tree.ts'
import { RequestError } from './request-error.ts'

/** The folder of a new page at an address, below that of all content. @throws {RequestError} where there can be none. */
export function planPage(content: FolderItem, path: string | undefined): string {
  if (!path?.startsWith('/')) {
    throw new RequestError('Give the address of the page: npm run new -- pages /ve-shs/trach-nhiem "Trách nhiệm"')
  }
  const folded = path
    .split('/')
    .filter(Boolean)
    .map((segment) => toUniqueSlug(segment, () => false) ?? '')
  const wanted = `/${folded.join('/')}`
  if (wanted !== path) throw new RequestError(`"${path}" cannot be an address. Did you mean "${wanted}"?`)
  const folder = ['pages', ...folded].join('/')
  if (itemAt(content, folder)) throw new RequestError(`The page ${path} is there already: ${folder}`)
  const route = requiredPaths.has(path) ? undefined : findOwnRoute(path)
  if (route !== undefined) throw new RequestError(`The route ${route} takes this address and knows no page there.`)
  if (path === healthPath || path === readyPath) throw new RequestError(`The server itself answers at ${path}.`)
  if (redirects.some(({ from }) => from === path))
    throw new RequestError(`${path} is redirected: src/model/urls/redirects.ts`)
  const parent = folded.slice(0, -1)
  if (!itemAt(content, ['pages', ...parent, 'entry.yaml'].join('/'))) {
    const pages = [...listPages(itemAt(content, 'pages'), '')]
    throw new RequestError(
      `There is no page /${parent.join('/')} above it.${didYouMean(`/${parent.join('/')}`, pages)}`,
    )
  }
  return folder
}

function* listPages(item: SourceItem | undefined, path: string): Generator<string> {
  if (item?.kind !== 'folder') return
  if (item.items.has('entry.yaml') && path !== '') yield path
  for (const [name, child] of item.items) yield* listPages(child, `${path}/${name}`)
}
