import { sourceLocale } from '#model/locale/locale.ts'
import { healthPath, readyPath } from '#model/urls/server-paths.ts'
import type { CheckContext } from '../check/content-check.ts'
import { allPaths, findOwnRoute, requiredPaths } from '#site/site-map.ts'

const start = { line: 1, column: 1 }

type PagesCheck = Pick<CheckContext, 'content' | 'hidden' | 'refused' | 'folder' | 'diagnostics'>

/** Each route has its page, and no two entries claim one address. */
export function checkPages({ content, hidden, refused, folder: root, diagnostics }: PagesCheck): void {
  for (const path of requiredPaths) {
    if (content.pages.has(path) || refused.has(path)) continue
    const folder = `${root}/pages${path === '/' ? '' : path}`
    const isDraft = [...hidden.values()].some((entry) => entry.path === path)
    if (isDraft)
      diagnostics.error(`${folder}/entry.yaml`, start, `The route ${path} needs this page: no draft can be it`)
    else diagnostics.error(`${folder}/${sourceLocale}.md`, start, `The route ${path} has no page; write it here`)
  }
  for (const path of content.pages.keys()) {
    const route = requiredPaths.has(path) ? undefined : findOwnRoute(path)
    if (route === undefined) continue
    const message = `The route ${route} takes this address and knows no page there; move it`
    diagnostics.error(`${root}/pages${path}/${sourceLocale}.md`, start, message)
  }
  for (const path of [healthPath, readyPath]) {
    if (!content.pages.has(path)) continue
    diagnostics.error(
      `${root}/pages${path}/${sourceLocale}.md`,
      start,
      `The server itself answers at ${path}; move the page`,
    )
  }
  const taken = new Set<string>()
  for (const { path } of allPaths(content)) {
    if (taken.has(path))
      diagnostics.error(`${root}/pages${path}`, start, `Two entries have the address ${path}; rename one`)
    taken.add(path)
  }
}
