import { isDeviceName } from '#engine/content/entries/is-device-name.ts'
import { toUniqueSlug } from '#engine/content/entries/to-unique-slug.ts'
import { didYouMean } from '#engine/content/source/did-you-mean.ts'
import { itemAt, type FolderItem, type SourceItem } from '#engine/content/source/source-tree.ts'
import { healthPath, readyPath } from '#engine/model/urls/server-paths.ts'
import { say } from '#lib/say/message.ts'
import { site } from '#site/site.ts'
import { RequestError } from './request-error.ts'

/** The folder of a new page, relative to the folder of the content. @throws {RequestError} if its path is not available */
export function planPage(content: FolderItem, path: string | undefined): string {
  if (!path?.startsWith('/')) {
    throw new RequestError(say`Give the address of the page: npm run new -- pages /ho-tro/trach-nhiem "Trách nhiệm"`)
  }
  const folded = path
    .split('/')
    .filter(Boolean)
    .map((segment) => toUniqueSlug(segment, () => false) ?? '')
  const validPath = `/${folded.join('/')}`
  if (validPath !== path) throw new RequestError(say`Invalid address "${path}". Did you mean "${validPath}"?`)
  if (folded.some(isDeviceName)) {
    const other = folded.map((segment) => (isDeviceName(segment) ? `${segment}-2` : segment)).join('/')
    throw new RequestError(say`${path} contains a reserved name of Windows. Choose another address, such as /${other}.`)
  }
  const folder = ['pages', ...folded].join('/')
  if (itemAt(content, folder)) throw new RequestError(say`The page ${path} already exists: ${folder}`)
  const route = site.requiredPaths.has(path) ? undefined : site.findOwnRoute(path)
  if (route !== undefined)
    throw new RequestError(say`The route ${route} has this address and shows no pages. Choose another address.`)
  if (path === healthPath || path === readyPath)
    throw new RequestError(say`${path} is reserved for the server. Choose another address.`)
  const { rules, file } = site.redirects
  if (rules.some(({ from }) => from === path))
    throw new RequestError(say`${path} is redirected by ${file}. Remove the rule, or choose another address.`)
  const parent = folded.slice(0, -1)
  if (!itemAt(content, ['pages', ...parent, 'entry.yaml'].join('/'))) {
    const pages = [...listPages(itemAt(content, 'pages'), '')]
    throw new RequestError(
      say`The parent page /${parent.join('/')} does not exist.${didYouMean(`/${parent.join('/')}`, pages)}`,
    )
  }
  return folder
}

function* listPages(item: SourceItem | undefined, path: string): Generator<string> {
  if (item?.kind !== 'folder') return
  if (item.items.has('entry.yaml') && path !== '') yield path
  for (const [name, child] of item.items) yield* listPages(child, `${path}/${name}`)
}
