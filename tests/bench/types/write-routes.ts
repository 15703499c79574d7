import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { GeneratedRoute } from './to-routes.ts'

/** Adds routes to a copy of the project, with all that every route has: its pattern, its line in the URL map, its menu item. */
export async function writeRoutes(directory: string, routes: readonly GeneratedRoute[]): Promise<void> {
  for (const { file, text } of routes) {
    await mkdir(dirname(join(directory, file)), { recursive: true })
    await writeFile(join(directory, file), text)
  }
  const pages = routes.flatMap(({ path, page }) => (path && page ? [{ path, ...page }] : []))
  const fixed = pages.flatMap((page) => ('spec' in page ? [page] : []))
  const dynamic = pages.flatMap((page) => ('params' in page ? [page] : []))

  await insert(directory, 'src/site/map/route-patterns.ts', [
    ['export type StaticPath =\n', fixed.map(({ path }) => `  | '${path}'\n`)],
    ['export interface PatternParams {\n', dynamic.map(({ path, params }) => `  '${path}': ${params}\n`)],
  ])
  await insert(directory, 'src/site/map/url-map.ts', [
    [
      'export const staticPages: Readonly<Record<Exclude<StaticPath, ListPath>, PageSpec>> = {\n',
      fixed.map(({ path, spec }) => `  '${path}': ${spec},\n`),
    ],
    [
      "export const parameterLists: Readonly<Record<Exclude<DynamicPath, SlugPath | '/$'>, ParameterLists>> = {\n",
      dynamic.flatMap(({ path, lists }) => (lists ? [`  '${path}': ${lists},\n`] : [])),
    ],
  ])
  await insert(directory, 'src/site/menus/nav-tree.ts', [
    [
      'export const navTree: readonly NavItem[] = [\n',
      fixed.map(({ path }) => `  { label: msg\`Mục\`, positions: top, ...to(toHref('${path}')) },\n`),
    ],
  ])
  await promisify(execFile)(process.execPath, ['src/engine/cli/routes-cli.ts'], { cwd: directory })
}

/** Inserts lines after a line of a file. @throws where the file does not have that line */
async function insert(directory: string, file: string, insertions: readonly [after: string, lines: string[]][]) {
  let text = await readFile(join(directory, file), 'utf8')
  for (const [after, lines] of insertions) {
    if (!text.includes(after))
      throw new Error(`${file} has no line ${after.trim()}: adapt ${import.meta.filename} to it`)
    text = text.replace(after, () => after + lines.join(''))
  }
  await writeFile(join(directory, file), text)
}
