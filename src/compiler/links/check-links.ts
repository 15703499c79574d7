import { foldToSlug } from '#lib/text/fold.ts'
import { attachmentsPath, toAttachmentUrl } from '#model/entries/attachments.ts'
import type { Content } from '#features/content.ts'
import { feeProducts } from '#features/fees/collection.ts'
import { isLocale, localeParam, locales, sourceLocale } from '#model/locale/locale.ts'
import { redirects } from '#model/urls/redirects.ts'
import { isWhole, type CheckContext, type TextLink } from '../check/content-check.ts'
import { findSearchProblems } from './find-search-problems.ts'
import { decodeSafely } from '../markdown/inline-positions.ts'
import { suggest } from '../source/did-you-mean.ts'
import { toAnchors } from './to-anchors.ts'
import { allPaths } from '#site/site-map.ts'

const anyOrigin = 'https://site.invalid'

type LinkCheck = Pick<CheckContext, 'content' | 'hidden' | 'refused' | 'links' | 'report' | 'diagnostics'>

/**
 * Every link to another page of the site leads to one, its search parameters to what that shows, and its #anchor to a
 * heading of it in the same language.
 */
export function checkLinks({ content, hidden, refused, links, report, diagnostics }: LinkCheck): void {
  const hiddenNames = [...hidden].flatMap(([name, { path }]) => (path === undefined ? [name] : [name, path]))
  const site: Site = {
    content,
    paths: new Set([...allPaths(content)].map(({ path }) => path)),
    documents: content.attachments.map(toAttachmentUrl),
    anchorsOf: toAnchors(content),
    unpublished: new Map([...hidden.values()].map(({ path, status }) => [path, status])),
  }
  // What is not shown now may appear together with what it links to.
  const unsettled = { shown: refused, others: new Set([...refused, ...hiddenNames]) }
  for (const link of links) {
    if (!link.href.startsWith('/')) continue
    const url = new URL(link.href, anyOrigin)
    const rule = redirects.find(({ from }) => from === url.pathname)
    if (!rule) {
      const names = link.standing === 'shown' ? unsettled.shown : unsettled.others
      for (const problem of findProblems({ link, url, unsettled: names }, site)) report.link(link, problem)
    } else if ('href' in rule) {
      // A name of this site for another site is there to be linked to; a detour within the site is not.
      const target = rule.anchor === undefined ? rule.href : `${rule.href}#${rule.anchor}`
      diagnostics.warn(link.file, link, `${rule.from} is sent on to ${target}; link there`)
    }
  }
}

interface Site {
  content: Content
  paths: ReadonlySet<string>
  documents: readonly string[]
  anchorsOf: ReturnType<typeof toAnchors>
  /** Why a page is not there, by its address. */
  unpublished: ReadonlyMap<string | undefined, string>
}

interface CheckedLink {
  link: TextLink
  url: URL
  /** Folders and addresses of what is or may be there, and of which no more is known. */
  unsettled: ReadonlySet<string>
}

function* findProblems(checked: CheckedLink, site: Site): Generator<string> {
  const { link, url, unsettled } = checked
  const { pathname, searchParams } = url
  if (pathname.startsWith(attachmentsPath)) {
    const folder = pathname.slice(attachmentsPath.length, pathname.lastIndexOf('/'))
    if (site.documents.includes(pathname) || unsettled.has(folder)) return
    yield `Dead link: no document has the address ${pathname}.${suggest(pathname, site.documents)}`
    return
  }
  if (!unsettled.has(pathname) && !site.paths.has(pathname)) {
    yield describeMissing(pathname, site)
    return
  }
  const [written] = link.href.split(/[?#]/, 1)
  if (written !== pathname) yield `Write ${pathname}, without "." and ".."`
  const language = searchParams.get(localeParam)
  if (language !== null && !isLocale(language))
    yield `The site has no language "${language}"; it has ${locales.join(', ')}`
  yield* findSearchProblems(url, site.content, (collection) => isWhole({ refused: unsettled }, collection))
  if (!unsettled.has(pathname)) yield* findAnchorProblem(checked, site)
}

function describeMissing(path: string, { paths, unpublished }: Site): string {
  const status = unpublished.get(path)
  if (status) return `Dead link: ${path} is not published (status: ${status})`
  const written = decodeSafely(path)
  const plain = `/${written.split('/').map(foldToSlug).filter(Boolean).join('/')}`
  return `Dead link: no page has the address ${written}.${suggest(plain, [...paths])}`
}

function* findAnchorProblem({ link, url, unsettled }: CheckedLink, { anchorsOf }: Site): Generator<string> {
  const anchor = url.hash.slice(1)
  if (anchor === '') return
  const anchors = anchorsOf(url.pathname, localeOf(link.file))
  if (anchors.includes(anchor)) return
  // An entry without a page of its own is a place on the page that shows it; schedules of fees stand below their product.
  if ([...unsettled].some((name) => name.endsWith(`/${anchor}`))) return
  if (feeProducts.some((product) => product === anchor) && !isWhole({ refused: unsettled }, 'fees')) return
  yield `Dead link: ${url.pathname} has no heading "#${anchor}".${suggest(anchor, anchors)}`
}

/** The language of a text, by its file: `…/en.md`. */
function localeOf(file: string) {
  const name = file.slice(file.lastIndexOf('/') + 1, -'.md'.length)
  return isLocale(name) ? name : sourceLocale
}
