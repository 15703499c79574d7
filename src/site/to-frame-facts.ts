import type { SiteFrame } from '#engine/model/config/page-config.ts'
import { allPaths, type SiteMap } from '#engine/model/content/content-site.ts'
import type { Content } from '#engine/model/entries/content.ts'
import type { Texts } from '#engine/model/entries/entry.ts'
import type { MenuItem, MenuLabel, MenusFile } from '#engine/model/entries/menus-file.ts'
import { pickText, toTextLocale } from '#engine/model/entries/translated.ts'
import { mapLocales } from '#engine/model/locale/locale.ts'
import { completeTree, listPages, type TreeAdditions } from '#engine/model/menus/complete-tree.ts'
import {
  splitAnchor,
  type NavItem,
  type NavTarget,
  type PageTarget,
  type Task,
  type Titles,
} from '#engine/model/menus/nav-item.ts'
import { toFirmFacts } from '#features/company/build/to-firm-facts.ts'
import type { Href } from '#lib/href.ts'
import { ascending } from '#lib/order.ts'
import { isInMenus } from './map/standing-pages.ts'

/** All pages that an item may lead to. */
type Targets = ReadonlyMap<string, { path: Href; texts: Texts }>

/** Facts of the content that the header and the footer of all pages show: the firm, and the menus with all pages that belong there. */
export function toFrameFacts(specOf: SiteMap['specOf'], content: Content, settings: TreeAdditions): SiteFrame {
  const firm = toFirmFacts(content)
  const targets: Targets = new Map(Array.from(allPaths(content), (one) => [one.path, one]))
  const { menus, tasks, disclaimer } = content.menus
  const tree = menus.flatMap((item) => toNavItems(item, targets))
  const known = new Set<string>(listPages(tree))
  const pages = [...content.pages.values()]
    .filter(({ path }) => isInMenus(specOf(path)) && !known.has(path))
    .toSorted((a, b) => a.facts.order - b.facts.order || ascending(a.path, b.path))
    .map(({ path, texts }) => ({ href: path, titles: toTitles(texts) }))
  return {
    ...(firm && { firm }),
    menus: {
      items: completeTree(tree, { ...settings, pages }),
      tasks: tasks.flatMap((task) => toTask(task, targets)),
      ...(disclaimer && { disclaimer: toLabel(disclaimer) }),
    },
  }
}

/** The item of menus, with the title of its page where it has no label; none where there is no such page. */
function toNavItems({ to, setting, label, short, icon, positions, items }: MenuItem, targets: Targets): NavItem[] {
  const found = toTarget({ to, setting }, targets)
  const title = label ? toLabel(label) : found?.texts && toTitles(found.texts)
  if (!found || !title) return []
  const children = (items ?? []).flatMap((item) => toNavItems(item, targets))
  return [
    {
      label: title,
      ...(short && { shortLabel: toLabel(short) }),
      ...(icon && { icon }),
      ...(positions && { positions }),
      target: found.target,
      ...(children.length > 0 && { children }),
    },
  ]
}

function toTask({ to, label, sign }: MenusFile['tasks'][number], targets: Targets): Task[] {
  const target = toPageTarget(to, targets)
  return target ? [{ label: toLabel(label), sign, target }] : []
}

function toPageTarget(to: string, targets: Targets): PageTarget | undefined {
  const { href, anchor } = splitAnchor(to)
  const page = targets.get(href)
  return page && { href: page.path, ...(anchor !== undefined && { anchor }) }
}

function toTarget(
  { to, setting }: Pick<MenuItem, 'to' | 'setting'>,
  targets: Targets,
): { target: NavTarget; texts?: Texts } | undefined {
  if (setting !== undefined) return { target: { setting } }
  const target = toPageTarget(to ?? '', targets)
  const texts = target && targets.get(target.href)?.texts
  return target && { target, ...(texts && { texts }) }
}

function toLabel(label: MenuLabel): Titles {
  return mapLocales((locale) => ({ text: label[locale] }))
}

function toTitles(texts: Texts): Titles {
  return mapLocales((locale) => {
    const lang = toTextLocale(texts, locale)
    return { text: pickText(texts, locale).title, ...(lang !== locale && { lang }) }
  })
}
