import { allPaths } from '#engine/model/content/content-site.ts'
import type { MenuItem } from '#engine/model/entries/menus-file.ts'
import { locales } from '#engine/model/locale/locale.ts'
import { splitAnchor } from '#engine/model/menus/nav-item.ts'
import { say, type Message } from '#lib/say/message.ts'
import { defineCheck, type CheckContext } from '../check/content-check.ts'
import { listItems } from '../menus/read-menus.ts'
import { didYouMean } from '../source/did-you-mean.ts'

/** The items of menus, and the tasks, lead to pages and headings that exist in each language, and no two have the same target. */
export const checkMenus = defineCheck('menus', 'site', (context) => {
  const { checked, content, menus } = context
  if (checked.pages.size === 0 || checked !== content) return
  checkItems(context, listItems(menus.menus), (key) => say`"${key}" is in the menus already; remove one of the two`)
  const tasks = menus.tasks.map((item, index) => ({ item, path: ['tasks', index] }))
  checkItems(context, tasks, (key) => say`"${key}" is in the tasks already; remove one of the two`)
})

function checkItems(
  context: CheckContext,
  items: Iterable<{ item: MenuItem; path: readonly (string | number)[] }>,
  sayTwice: (key: string) => Message,
): void {
  const { menus, report, isGone } = context
  const { file, positionOf } = menus
  const known = new Set<string>()
  for (const { item, path } of items) {
    const key = item.to ?? item.setting ?? ''
    const fail = (message: Message) =>
      report.errorInFile(file, positionOf([...path, item.to === undefined ? 'setting' : 'to']), message)
    if ((item.to === undefined) === (item.setting === undefined)) {
      report.errorInFile(file, positionOf(path), say`An item leads to a page or to a setting: write "to" or "setting"`)
    } else if (known.has(key)) fail(sayTwice(key))
    known.add(key)
    if (item.setting !== undefined && item.label === undefined) {
      report.errorInFile(file, positionOf(path), say`"${key}" has no page, and so no title; write a label`)
    }
    if (item.to === undefined) continue
    if (isGone(splitAnchor(item.to).href)) {
      report.warnInFile(
        file,
        positionOf([...path, 'to']),
        say`${item.to} was taken down, so that no menu shows it; remove the item`,
      )
    } else for (const message of findProblems(item, context)) fail(message)
  }
}

function* findProblems({ to = '', label }: MenuItem, context: CheckContext): Generator<Message> {
  const { content, hidden, index, invalid } = context
  const { href, anchor } = splitAnchor(to)
  if (invalid.has(href)) return
  const texts = index.textsAt(href)
  if (!texts) {
    const status = [...hidden.values()].find(({ path }) => path === href)?.status
    yield status
      ? say`${href} is not published (status: ${status})`
      : say`There is no page at ${href}.${didYouMean(
          href,
          Array.from(allPaths(content), ({ path }) => path),
        )}`
    return
  }
  if (anchor === undefined) return
  for (const locale of locales) {
    const anchors = index.anchorsAt(href, locale)
    if (!anchors.includes(anchor))
      yield say`${href} (${locale}) has no heading "#${anchor}".${didYouMean(anchor, anchors)}`
  }
  if (label === undefined) yield say`"${to}" is a heading of a page, whose title says less; write a label`
}
