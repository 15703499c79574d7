import { foldToSlug } from '#lib/fold.ts'
import { attachmentsPath, toAttachmentUrl } from '#model/attachments.ts'
import type { Content } from '#model/entry.ts'
import { feeProducts } from '#model/entries/fee.ts'
import { isLocale, localeParam, locales } from '#model/locale.ts'
import { redirects, type RedirectRule } from '#model/redirects.ts'
import { isWhole, type HiddenEntries } from './content-check.ts'
import type { Diagnostics } from './diagnostics.ts'
import { decodeSafely } from './inline-positions.ts'
import type { FoundLink } from './markdown.ts'
import { suggest } from './nearest.ts'
import { toAnchors } from './to-anchors.ts'
import { allPaths } from './site-map.ts'

const anyOrigin = 'https://site.invalid'

interface LinkCheck {
  content: Content
  hidden: HiddenEntries
  refused: ReadonlySet<string>
  links: readonly FoundLink[]
  diagnostics: Diagnostics
}

/** Every link to another page of the site leads to one, and its #anchor to a heading of it in the same language. */
export function checkLinks({ content, hidden, refused, links, diagnostics }: LinkCheck): void {
  const site: Site = { paths: new Set([...allPaths(content)].map(({ path }) => path)), anchorsOf: toAnchors(content) }
  const documents = content.attachments.map(toAttachmentUrl)
  const unpublished = new Map([...hidden.values()].map(({ path, status }) => [path, status]))
  for (const link of links) {
    const rule = findRule(link)
    const problem =
      rule || isOfRefused(link, refused)
        ? undefined
        : isDocumentLink(link)
          ? findMissingDocument(link, documents)
          : findProblem(link, site, unpublished)
    if (problem) diagnostics.error(link.file, link, problem)
    // A name of this site for another site is there to be linked to; a detour within the site is not.
    if (rule && 'href' in rule) {
      const target = rule.anchor === undefined ? rule.href : `${rule.href}#${rule.anchor}`
      diagnostics.warn(link.file, link, `${rule.from} is sent on to ${target}; link there`)
    }
  }
}

function findRule({ href }: FoundLink): RedirectRule | undefined {
  if (!href.startsWith('/')) return undefined
  const { pathname } = new URL(href, anyOrigin)
  return redirects.find(({ from }) => from === pathname)
}

/** Whether a link leads to an entry that could not be read, to one of its documents, or to its place on a page. */
function isOfRefused(link: FoundLink, refused: ReadonlySet<string>): boolean {
  if (!link.href.startsWith('/')) return false
  const { pathname, hash } = new URL(link.href, anyOrigin)
  if (refused.has(pathname)) return true
  if (isDocumentLink(link)) return refused.has(pathname.slice(attachmentsPath.length, pathname.lastIndexOf('/')))
  const anchor = hash.slice(1)
  // Schedules of fees stand below their product.
  if (feeProducts.some((product) => product === anchor) && !isWhole({ refused }, 'fees')) return true
  return anchor !== '' && [...refused].some((name) => name.endsWith(`/${anchor}`))
}

function isDocumentLink({ href }: FoundLink): boolean {
  return href.startsWith(attachmentsPath)
}

function findMissingDocument({ href }: FoundLink, documents: readonly string[]): string | undefined {
  const { pathname } = new URL(href, anyOrigin)
  if (documents.includes(pathname)) return undefined
  return `Dead link: no document has the address ${pathname}.${suggest(pathname, documents)}`
}

interface Site {
  paths: ReadonlySet<string>
  anchorsOf: ReturnType<typeof toAnchors>
}

function findProblem(
  link: FoundLink,
  { paths, anchorsOf }: Site,
  unpublished: ReadonlyMap<string | undefined, string>,
): string | undefined {
  if (!link.href.startsWith('/')) return undefined
  const url = new URL(link.href, anyOrigin)
  const status = unpublished.get(url.pathname)
  if (status) return `Dead link: ${url.pathname} is not published (status: ${status})`
  if (!paths.has(url.pathname)) {
    const written = decodeSafely(url.pathname)
    const plain = `/${written.split('/').map(foldToSlug).filter(Boolean).join('/')}`
    return `Dead link: no page has the address ${written}.${suggest(plain, [...paths])}`
  }
  const [written] = link.href.split(/[?#]/, 1)
  if (written !== url.pathname) return `Write ${url.pathname}, without "." and ".."`
  const language = url.searchParams.get(localeParam)
  if (language !== null && !isLocale(language))
    return `The site has no language "${language}"; it has ${locales.join(', ')}`
  if (url.hash === '') return undefined
  const anchors = anchorsOf(url.pathname, localeOf(link.file))
  const anchor = url.hash.slice(1)
  if (anchors.includes(anchor)) return undefined
  return `Dead link: ${url.pathname} has no heading "#${anchor}".${suggest(anchor, anchors)}`
}

/** The language of a text, by its file: `…/en.md`. */
function localeOf(file: string) {
  const name = file.slice(file.lastIndexOf('/') + 1, -'.md'.length)
  return isLocale(name) ? name : locales[0]
}
