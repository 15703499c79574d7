import { sourceLocale } from '#model/locale/locale.ts'
import { healthPath, readyPath } from '#model/urls/server-paths.ts'
import { allPaths, findOwnRoute, requiredPaths } from '#site/site-map.ts'
import type { CheckContext } from '../check/content-check.ts'

const start = { line: 1, column: 1 }

type PagesCheck = Pick<CheckContext, 'content' | 'hidden' | 'invalid' | 'folder' | 'diagnostics'>

/** Reports routes without their page, and paths that are used twice or reserved. */
export function checkPages({ content, hidden, invalid, folder: root, diagnostics }: PagesCheck): void {
  for (const path of requiredPaths) {
    if (content.pages.has(path) || invalid.has(path)) continue
    const folder = `${root}/pages${path === '/' ? '' : path}`
    const isDraft = [...hidden.values()].some((entry) => entry.path === path)
    if (isDraft)
      diagnostics.error(
        `${folder}/entry.yaml`,
        start,
        `The route ${path} needs this page, but it is a draft; publish it`,
      )
    else diagnostics.error(`${folder}/${sourceLocale}.md`, start, `The route ${path} has no page; write it here`)
  }
  for (const path of content.pages.keys()) {
    const route = requiredPaths.has(path) ? undefined : findOwnRoute(path)
    if (route === undefined) continue
    const message = `The route ${route} has this address and shows no pages; move the page`
    diagnostics.error(`${root}/pages${path}/${sourceLocale}.md`, start, message)
  }
  for (const path of [healthPath, readyPath]) {
    if (!content.pages.has(path)) continue
    diagnostics.error(
      `${root}/pages${path}/${sourceLocale}.md`,
      start,
      `The address ${path} is reserved for the server; move the page`,
    )
  }
  const taken = new Set<string>()
  for (const { path } of allPaths(content)) {
    if (taken.has(path))
      diagnostics.error(`${root}/pages${path}`, start, `Two entries have the address ${path}; rename one`)
    taken.add(path)
  }
}
