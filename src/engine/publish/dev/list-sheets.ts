import { readdirSync, readFileSync } from 'node:fs'

/** The sheet of all pages: it says in which order the layers count, and imports what every page has. */
const common = 'app/site.css'

/** Links to all style sheets of the site, the common one first: which of them a page needs, only a build finds out. */
export function listSheets(): string {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'))
  // Those that it imports are part of it: once more, and later, they would count more than the sheets behind them.
  const imports = readFileSync(`src/${common}`, 'utf8').matchAll(/^@import '\.\.\/([^']+)'/gm)
  const included = new Set([common, ...Array.from(imports, ([, path = '']) => path)])
  const ordered = [common, ...sheets.filter((path) => !included.has(path)).toSorted()]
  return ordered.map((path) => `<link rel="stylesheet" href="/src/${path}?direct">`).join('')
}
