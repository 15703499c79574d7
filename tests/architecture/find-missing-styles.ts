import { posix } from 'node:path'
import { readImports, type SourceText } from './read-imports.ts'

/** The styles of all pages: src/app/site.css and what it imports. */
const common = 'src/app/site.css'

/**
 * The classes of a page's components whose rules no sheet of the page has: `route: class (component)`. A chunk brings the sheets that
 * its modules import, so a class works by chance where a component only shares a chunk with the sheet of its class.
 */
export function findMissingStyles(components: readonly SourceText[], sheets: readonly SourceText[]): string[] {
  const owners = Map.groupBy(
    sheets.flatMap(({ path, text }) => readOwnClasses(text).map((name) => ({ name, path }))),
    ({ name }) => name,
  )
  const imports = new Map([
    ...components.map((one) => [one.path, toTargets(one)] as const),
    ...sheets.map((one) => [one.path, toSheets(one)] as const),
  ])
  const classes = new Map(components.map(({ path, text }) => [path, readUsedClasses(text)]))
  const shared = toClosure(common, imports)
  return components
    .filter(({ path }) => path.startsWith('routes/'))
    .flatMap(({ path: route }) => {
      const closure = toClosure(route, imports)
      return [...closure].flatMap((path) =>
        (classes.get(path) ?? [])
          .filter((name) => {
            const own = owners.get(name) ?? []
            return own.length > 0 && !own.some((sheet) => closure.has(sheet.path) || shared.has(sheet.path))
          })
          .map((name) => `${route}: ${name} (${path})`),
      )
    })
}

function toTargets(source: SourceText): string[] {
  return readImports(source).flatMap(({ target, isType }) => (target === undefined || isType ? [] : [target]))
}

function toSheets({ path, text }: SourceText): string[] {
  return [...text.matchAll(/^@import '(\.[^']+)'/gm)].map(([, file = '']) => posix.join(posix.dirname(path), file))
}

/** The classes that have a rule of their own in a sheet, beside those that it only mentions. */
function readOwnClasses(css: string): string[] {
  const rules = css.replaceAll(/\/\*.*?\*\//gs, '')
  return [...rules.matchAll(/(?:^|[{},;])\s*\.([a-z][\w-]*)\s*(?=[,{])/g)].map(([, name = '']) => name)
}

function readUsedClasses(text: string): string[] {
  const values = [...text.matchAll(/className=(?:"([^"]*)"|\{([^}]*)\})/g)].map(([, literal, expression]) =>
    literal === undefined
      ? [...(expression ?? '').matchAll(/['"`]([^'"`]*)['"`]/g)].map(([, part = '']) => part).join(' ')
      : literal,
  )
  return values.flatMap((value) => value.split(/\s+/))
}

function toClosure(start: string, imports: ReadonlyMap<string, readonly string[]>): Set<string> {
  const closure = new Set([start])
  for (const one of closure) for (const target of imports.get(one) ?? []) closure.add(target)
  return closure
}
