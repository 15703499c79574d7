import { readdirSync } from 'node:fs'

/** Links to all style sheets of the site, that of the layers first: which of them a page needs, only a build finds out. */
export function listSheets(): string {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'))
  const ordered = ['app/site.css', ...sheets.filter((path) => path !== 'app/site.css').toSorted()]
  return ordered.map((path) => `<link rel="stylesheet" href="/src/${path}?direct">`).join('')
}
