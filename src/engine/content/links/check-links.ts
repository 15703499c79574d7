import { allPaths, type ContentSite } from '#engine/model/content/content-site.ts'
import { attachmentsPath } from '#engine/model/entries/attachments.ts'
import type { Content } from '#engine/model/entries/content.ts'
import { isLocale, localeParam, locales, sourceLocale } from '#engine/model/locale/locale.ts'
import { isExternal, type RedirectRule } from '#engine/model/urls/redirects.ts'
import { say, type Message } from '#lib/say/message.ts'
import { foldToSlug } from '#lib/text/fold-to-slug.ts'
import { defineCheck, isComplete, type CheckContext, type TextLink } from '../check/content-check.ts'
import type { ContentIndex } from '../check/content-index.ts'
import { decodeUrl } from '../markdown/decode-url.ts'
import { didYouMean } from '../source/did-you-mean.ts'
import { findSearchProblems } from './find-search-problems.ts'

const anyOrigin = 'https://site.invalid'

type LinkCheck = Pick<
  CheckContext,
  'site' | 'content' | 'hidden' | 'index' | 'invalid' | 'links' | 'report' | 'archive' | 'folder' | 'isGone'
>

/**
 * Reports links within the site to unknown pages, with invalid search parameters, or to anchors that the page does not have
 * in the language of the text. A recorded text may have named what was taken down since.
 */
export const checkLinks = defineCheck('dead-links', 'integrity', (context) => {
  const { content, hidden, index, invalid, links, report } = context
  const rules = new Map<string, RedirectRule>(content.redirects.toReversed().map((rule) => [rule.from, rule]))
  const hiddenNames = [...hidden].flatMap(([name, { path }]) => (path === undefined ? [name] : [name, path]))
  const site: LinkedSite = {
    definition: context.site,
    content,
    index,
    isGone: context.isGone,
    unpublished: new Map([...hidden.values()].map(({ path, status }) => [path, status])),
  }
  const derived = new Set<string>(context.site.listDerived(content).map(({ path }) => path))
  // Texts that are not visible yet may appear together with the targets of their links.
  const unresolved = { visible: invalid, others: new Set([...invalid, ...hiddenNames]) }
  for (const link of links) {
    if (!link.href.startsWith('/')) continue
    // Most links are the plain address of a page.
    if (index.textsAt(link.href) && !rules.has(link.href)) continue
    const url = new URL(link.href, anyOrigin)
    if (context.isGone(url.pathname) && isInRecordedText(context, link)) continue
    if (derived.has(url.pathname)) continue
    const rule = rules.get(url.pathname)
    if (!rule) {
      const names = link.visibility === 'visible' ? unresolved.visible : unresolved.others
      for (const problem of findProblems({ link, url, unresolved: names }, site)) report.link(link, problem)
    } else if (!isExternal(rule.to)) {
      // Redirects to other sites are meant for links; redirects within the site are not.
      report.warnInFile(link.file, link, say`${rule.from} is redirected to ${rule.to}; link to that address`)
    }
  }
})

/** True if the archive records the text of a link: nobody can remove the link. It is shown as words. */
function isInRecordedText({ archive, folder }: LinkCheck, { file }: TextLink): boolean {
  const path = file.slice(folder.length + 1)
  const end = path.lastIndexOf('/')
  return archive?.lock.get(path.slice(0, end))?.parts.has(path.slice(end + 1)) === true
}

interface LinkedSite {
  definition: ContentSite
  content: Content
  index: ContentIndex
  isGone: CheckContext['isGone']
  /** The status of pages that are not published, by path. */
  unpublished: ReadonlyMap<string | undefined, string>
}

interface CheckedLink {
  link: TextLink
  url: URL
  /** Folders and paths of entries and pages that may exist, but whose content is unknown. */
  unresolved: ReadonlySet<string>
}

function* findProblems(checked: CheckedLink, site: LinkedSite): Generator<Message> {
  const { link, url, unresolved } = checked
  const { pathname, searchParams } = url
  if (pathname.startsWith(attachmentsPath)) {
    const folder = pathname.slice(attachmentsPath.length, pathname.lastIndexOf('/'))
    if (site.index.documents.has(pathname) || unresolved.has(folder)) return
    yield site.isGone(pathname)
      ? say`Dead link: no document has the address ${pathname}, which was taken down`
      : say`Dead link: no document has the address ${pathname}.${didYouMean(pathname, [...site.index.documents])}`
    return
  }
  if (!unresolved.has(pathname) && !site.index.textsAt(pathname)) {
    yield describeMissing(pathname, site)
    return
  }
  const [path] = link.href.split(/[?#]/, 1)
  if (path !== pathname) yield say`The path contains "." or ".."; write ${pathname}`
  const language = searchParams.get(localeParam)
  if (language !== null && !isLocale(language))
    yield say`Unknown language "${language}"; the languages are ${locales.join(', ')}`
  yield* findSearchProblems(url, { site: site.definition, content: site.content }, (collection) =>
    isComplete({ invalid: unresolved }, collection),
  )
  if (!unresolved.has(pathname)) yield* findAnchorProblem(checked, site)
}

function describeMissing(path: string, { content, unpublished, isGone }: LinkedSite): Message {
  const status = isGone(path) ? say`taken down` : unpublished.get(path)
  if (status) return say`Dead link: ${path} is not published (status: ${status})`
  const decoded = decodeUrl(path)
  const folded = `/${decoded.split('/').map(foldToSlug).filter(Boolean).join('/')}`
  const paths = [...allPaths(content)].map((known) => known.path)
  return say`Dead link: no page has the address ${decoded}.${didYouMean(folded, paths)}`
}

function* findAnchorProblem(
  { link, url, unresolved }: CheckedLink,
  { definition, index }: LinkedSite,
): Generator<Message> {
  const anchor = url.hash.slice(1)
  if (anchor === '') return
  const anchors = index.anchorsAt(url.pathname, localeOf(link.file))
  if (anchors.includes(anchor)) return
  // The anchor may be the slug of an entry that is shown on this page, or a group of such entries.
  if ([...unresolved].some((name) => name.endsWith(`/${anchor}`))) return
  const { names, collections } = definition
  const grouping = names.filter((name) => collections[name].groups.ids.includes(anchor))
  if (grouping.some((name) => !isComplete({ invalid: unresolved }, name))) return
  yield say`Dead link: ${url.pathname} has no heading "#${anchor}".${didYouMean(anchor, anchors)}`
}

/** The language of a text by its file name: `…/en.md`. */
function localeOf(file: string) {
  const name = file.slice(file.lastIndexOf('/') + 1, -'.md'.length)
  return isLocale(name) ? name : sourceLocale
}
