import type { Content } from '#model/entry.ts'
import { locales } from '#model/locale.ts'
import type { NavItem } from '#model/nav.ts'
import { suggest } from './content/nearest.ts'

/** The compiler knows that each item's route exists; here, that its page does, and its heading in every language. */
export function checkNav(items: readonly NavItem[], content: Content): void {
  const problems = items.flatMap((item) => [...findProblems(item, content)])
  if (problems.length > 0) throw new Error(`src/model/nav.ts: ${problems.join('\n')}`)
}

function* findProblems({ target, children = [] }: NavItem, content: Content): Generator<string> {
  for (const child of children) yield* findProblems(child, content)
  if ('external' in target) return
  const { href, anchor } = target
  const page = content.pages.get(href)
  if (!page) yield `no page at ${href}`
  if (!page || anchor === undefined) return
  for (const locale of locales) {
    const anchors = (page.texts[locale] ?? page.texts.vi).headings.map((heading) => heading.id)
    if (!anchors.includes(anchor)) yield `${href} (${locale}) has no heading "#${anchor}".${suggest(anchor, anchors)}`
  }
}
