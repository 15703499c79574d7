import type { Content } from '#features/content.ts'
import { locales } from '#model/locale/locale.ts'
import type { NavItem } from '#model/nav.ts'
import { didYouMean } from '../source/did-you-mean.ts'
import { toAnchors } from './to-anchors.ts'

/** Types ensure that the route of each item exists; this check, that its page and its anchor do. @throws on errors */
export function checkNav(items: readonly NavItem[], content: Content): void {
  const problems = items.flatMap((item) => [...findProblems(item, content)])
  if (problems.length > 0) throw new Error(`src/model/nav.ts: ${problems.join('\n')}`)
}

function* findProblems({ target, children = [] }: NavItem, content: Content): Generator<string> {
  for (const child of children) yield* findProblems(child, content)
  if ('external' in target) return
  const { href, anchor } = target
  if (!content.pages.has(href)) {
    yield `There is no page at ${href}`
    return
  }
  if (anchor === undefined) return
  const anchorsOf = toAnchors(content)
  for (const locale of locales) {
    const anchors = anchorsOf(href, locale)
    if (!anchors.includes(anchor))
      yield `${href} (${locale}) has no heading "#${anchor}".${didYouMean(anchor, anchors)}`
  }
}
