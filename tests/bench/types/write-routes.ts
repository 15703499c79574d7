import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { GeneratedRoute } from './to-routes.ts'

/** Adds routes to a copy of the project, with their lines in the URL map. */
export async function writeRoutes(directory: string, routes: readonly GeneratedRoute[]): Promise<void> {
  for (const { file, text } of routes) {
    await mkdir(dirname(join(directory, file)), { recursive: true })
    await writeFile(join(directory, file), text)
  }
  const toLines = (isDynamic: boolean) =>
    routes.flatMap((route) =>
      route.line === undefined || route.isDynamic !== isDynamic ? [] : `  '${route.path}': ${route.line},\n`,
    )
  await insert(directory, 'src/site/map/url-map.ts', [
    [
      'export const staticPages: { readonly [Path in Exclude<StaticPath, ListPath | PlainPath>]: SpecOf<Path> } = {\n',
      toLines(false),
    ],
    ['(params: PatternParams[Path]) => PageSpec\n} = {\n', toLines(true)],
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
