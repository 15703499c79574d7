import { toEntryHref, type ContentSite } from '#engine/model/content/content-site.ts'
import type { Content } from '#engine/model/entries/content.ts'
import { sourceLocale } from '#engine/model/locale/locale.ts'
import { isLeftOut } from '#engine/model/urls/left-out.ts'
import { healthPath, readyPath } from '#engine/model/urls/server-paths.ts'
import { say } from '#lib/say/message.ts'
import { defineCheck, type CheckContext } from '../check/content-check.ts'
import type { ContentIndex } from '../check/content-index.ts'

const start = { line: 1, column: 1 }

/** Reports routes without their page, and paths that are used twice or reserved. */
export const checkPages = defineCheck('pages', 'site', (context) => {
  const { site, content, checked, index, hidden, invalid, folder: root, report } = context
  const { requiredPaths, findOwnRoute } = site
  if (checked.pages.size === 0) return
  for (const path of requiredPaths) {
    if (content.pages.has(path) || invalid.has(path)) continue
    const folder = `${root}/pages${path === '/' ? '' : path}`
    const isDraft = [...hidden.values()].some((entry) => entry.path === path)
    if (isDraft)
      report.errorInFile(
        `${folder}/entry.yaml`,
        start,
        say`The route ${path} needs this page, but it is a draft; publish it`,
      )
    else report.errorInFile(`${folder}/${sourceLocale}.md`, start, say`The route ${path} has no page; write it here`)
  }
  for (const path of content.pages.keys()) {
    const route = requiredPaths.has(path) ? undefined : findOwnRoute(path)
    if (route === undefined) continue
    const message = say`The route ${route} has this address and shows no pages; move the page`
    report.errorInFile(`${root}/pages${path}/${sourceLocale}.md`, start, message)
  }
  for (const { folder, page } of findWithoutPage(context)) {
    const message = say`The list of this entry, ${page}, is a page that the firm does not have: write it, and remove its address from "leftOut" in src/brand/firm.ts`
    report.errorInFile(`${root}/${folder}/entry.yaml`, start, message)
  }
  for (const path of [...content.pages.keys()].filter((one) => isLeftOut(one))) {
    const message = say`The firm has no page at ${path}: remove the folder, or the address from "leftOut" in src/brand/firm.ts`
    report.errorInFile(`${root}/pages${path}/${sourceLocale}.md`, start, message)
  }
  for (const path of [healthPath, readyPath]) {
    if (!content.pages.has(path)) continue
    report.errorInFile(
      `${root}/pages${path}/${sourceLocale}.md`,
      start,
      say`The address ${path} is reserved for the server; move the page`,
    )
  }
  for (const path of findTakenTwice(site, content, index))
    report.errorInFile(`${root}/pages${path}`, start, say`Two entries have the address ${path}; rename one`)
})

/** Entries whose list is a page that the firm does not have. */
function* findWithoutPage({ site, checked }: CheckContext): Generator<{ folder: string; page: string }> {
  for (const name of site.names) {
    for (const { slug, list } of checked.entries[name]) {
      if (isLeftOut(list)) yield { folder: `${name}/${slug}`, page: list }
    }
  }
}

/** The addresses of a page and an entry, and of two entries. */
function* findTakenTwice(site: ContentSite, { pages, entries }: Content, index: ContentIndex): Generator<string> {
  // Collections whose entries have addresses of the same form as those of another.
  const alikeNames = Map.groupBy(site.routedNames, (name) => site.collections[name].route).values()
  for (const path of pages.keys()) yield* index.entriesAt(path).map(() => path)
  for (const [first, ...others] of alikeNames) {
    for (const name of others) {
      for (const { slug } of entries[name])
        if (first && index.find(first, slug)) yield toEntryHref(site, name, slug) ?? ''
    }
  }
}
