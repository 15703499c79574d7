import type { ContentSite } from '#engine/model/content/content-site.ts'
import type { Content } from '#engine/model/entries/content.ts'
import { locales } from '#engine/model/locale/locale.ts'
import type { NavItem } from '#engine/model/nav-item.ts'
import { ProgramError } from '#lib/program-error.ts'
import { listed, say, type Message } from '#lib/say/message.ts'
import { ContentIndex } from '../check/content-index.ts'
import { didYouMean } from '../source/did-you-mean.ts'

/** Types ensure that the route of each item exists; this check, that its page and its anchor do. @throws on errors */
export function checkNav(site: ContentSite, items: readonly NavItem[], content: Content): void {
  const index = new ContentIndex(site, content)
  const problems = items.flatMap((item) => [...findProblems(item, { content, index })])
  if (problems.length > 0) throw new ProgramError(say`${site.navFile}: ${listed(problems, '\n')}`)
}

interface MenuSite {
  content: Content
  index: ContentIndex
}

function* findProblems({ target, children = [] }: NavItem, site: MenuSite): Generator<Message> {
  for (const child of children) yield* findProblems(child, site)
  if ('setting' in target) return
  const { href, anchor } = target
  if (!site.content.pages.has(href)) {
    yield say`There is no page at ${href}`
    return
  }
  if (anchor === undefined) return
  for (const locale of locales) {
    const anchors = site.index.anchorsAt(href, locale)
    if (!anchors.includes(anchor))
      yield say`${href} (${locale}) has no heading "#${anchor}".${didYouMean(anchor, anchors)}`
  }
}
