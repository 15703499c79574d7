import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { healthPath, readyPath } from '#model/server-paths.ts'
import { redirects } from '#model/redirects.ts'
import { toFreeSlug } from '../content/free-slug.ts'
import { suggest } from '../content/nearest.ts'
import { findOwnRoute, requiredPaths } from '../content/site-map.ts'
import { WishError } from './wish-error.ts'

/** The folder of a new page at an address. @throws {WishError} where there can be none. */
export function planPage(content: string, path: string | undefined): string {
  if (!path?.startsWith('/')) {
    throw new WishError('Give the address of the page: npm run new -- pages /ve-shs/trach-nhiem "Trách nhiệm"')
  }
  const folded = path
    .split('/')
    .filter(Boolean)
    .map((segment) => toFreeSlug(segment, () => false) ?? '')
  const wanted = `/${folded.join('/')}`
  if (wanted !== path) throw new WishError(`"${path}" cannot be an address. Did you mean "${wanted}"?`)
  const folder = join(content, 'pages', ...folded)
  if (existsSync(folder)) throw new WishError(`The page ${path} is there already: ${folder}`)
  const route = requiredPaths.has(path) ? undefined : findOwnRoute(path)
  if (route !== undefined) throw new WishError(`The route ${route} takes this address and knows no page there.`)
  if (path === healthPath || path === readyPath) throw new WishError(`The server itself answers at ${path}.`)
  if (redirects.some(({ from }) => from === path)) throw new WishError(`${path} is redirected: src/model/redirects.ts`)
  const parent = folded.slice(0, -1)
  if (!existsSync(join(content, 'pages', ...parent, 'entry.yaml'))) {
    const pages = listPages(join(content, 'pages'))
    throw new WishError(`There is no page /${parent.join('/')} above it.${suggest(`/${parent.join('/')}`, pages)}`)
  }
  return folder
}

function listPages(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files.filter((file) => file.endsWith('/entry.yaml')).map((file) => `/${file.slice(0, -'/entry.yaml'.length)}`)
}
