import type { ContentSite } from '#engine/model/content/content-site.ts'
import type { Content, Entries } from '#engine/model/entries/content.ts'
import { toSiteDay } from '#engine/model/locale/site-time.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import { parseTarget } from '#engine/model/urls/redirects.ts'
import { ascending } from '#lib/order.ts'
import {
  toReport,
  type CheckContext,
  type UnboundContext,
  type ContentObject,
  type HiddenEntries,
  type HiddenEntry,
  type TextLink,
  type WithheldPart,
} from './check/content-check.ts'
import { ContentIndex, type ListIndexes } from './check/content-index.ts'
import type { TextRules } from './check/text-rules.ts'
import type { ContentObjects } from './content-objects.ts'
import type { Collected } from './entries/collect-entries.ts'
import { pagesFolder } from './entries/list-entries.ts'
import { toIsGone } from './entries/to-is-gone.ts'
import { toVisibility } from './entries/to-visibility.ts'
import { withMoment } from './entries/with-moment.ts'
import { listMenuIcons, withoutGone, type WrittenMenus } from './menus/read-menus.ts'
import type { WrittenRedirects } from './redirects/read-redirects.ts'
import type { Diagnostics } from './source/diagnostics.ts'
import type { TakenDownList } from './taken-down/taken-down.ts'
import { toPublished, type ResultAtMoment } from './to-published.ts'

interface ContextOptions {
  site: ContentSite
  collected: Collected
  objects: ContentObjects
  lists: ListIndexes
  textRules: TextRules
  folder: string
  archive: CheckContext['archive']
  takenDown: TakenDownList
  redirects: WrittenRedirects
  menus: WrittenMenus
  /** The entries and pages that are taken down, by their folder. */
  gone: HiddenEntries
  withheld: readonly WithheldPart[]
  now: Date
  diagnostics: Diagnostics
  /** See `PublishInput`. */
  previous: Entries | undefined
}

/** The input of all checks as of a moment, the references to icons, and what was read with its visibility. */
export function toCheckContext(options: ContextOptions) {
  const { site, collected, objects, lists, textRules, folder, archive, takenDown, gone, now, diagnostics, previous } =
    options
  const { withheld, redirects, menus } = options
  const isGone = toIsGone(site, takenDown)
  const today = toSiteDay(now)
  const published = toPublished({ site, collected: collected.entries, now, today, objects, previous })
  const { entries, hidden } = published
  const pageResults = collected.pages.map((page) => ({ ...page, visibility: toVisibility(page.result, now) }))
  const results: ResultAtMoment[] = [...pageResults, ...published.results]
  const visible = results.flatMap(({ result, visibility }) =>
    result.state === 'valid' && visibility === 'visible' ? [result] : [],
  )
  const content: Content = {
    now,
    today,
    pages: new Map(
      pageResults.flatMap(({ path, result, visibility }) =>
        result.state === 'valid' && visibility === 'visible' ? [[path, objects.toPage(path, result)]] : [],
      ),
    ),
    entries,
    images: visible.flatMap(({ images }) => images).toSorted(byPath),
    attachments: visible.flatMap(({ attachments }) => attachments).toSorted(byPath),
    redirects: [...site.redirects.rules, ...redirects.rules].filter(({ to }) => !isGone(parseTarget(to).path)),
    menus: withoutGone(menus, isGone),
  }
  const toPaths = (filter: (page: ResultAtMoment) => boolean) => pageResults.filter(filter).map(({ path }) => path)
  const invalidPages = toPaths(({ result }) => result.state === 'invalid')
  const draftPages = toPaths(({ visibility }) => visibility === 'draft')
  const drafts = listDrafts(options, pageResults)
  const context: UnboundContext = {
    site,
    content,
    checked: content,
    index: new ContentIndex(site, content, lists),
    folder,
    archive,
    takenDown,
    redirects,
    menus,
    isGone,
    hidden: new Map([...hidden, ...draftPages.map(toHidden), ...gone]),
    withheld,
    invalid: new Set([...published.invalid, ...invalidPages.flatMap((path) => [path, `${pagesFolder}${path}`])]),
    links: toLinks(results),
    now,
    present: now,
    today,
    drafts,
    mentionsOf: (object) => objects.sourceOf(object).mentions,
    reportBy: (rule) => toReport((object) => objects.sourceOf(object), diagnostics, rule),
    ...toTextAccess({ site, checked: content, drafts, objects, textRules }),
  }
  const icons = [
    ...results.flatMap(({ result, visibility }) => result.icons.map((icon) => ({ ...icon, visibility }))),
    ...listMenuIcons(menus).map((icon) => ({ ...icon, visibility: 'visible' as const })),
  ]
  return { context, icons, results }
}

/** The drafts whose facts are complete, but for the moment of their publication. */
function listDrafts(
  { site, collected, objects, now }: Pick<ContextOptions, 'site' | 'collected' | 'objects' | 'now'>,
  pages: readonly (Collected['pages'][number] & Pick<ResultAtMoment, 'visibility'>)[],
): ContentObject[] {
  const ofPages = pages.flatMap(({ path, result, visibility }) =>
    result.state === 'valid' && visibility === 'draft' ? [objects.toPage(path, result)] : [],
  )
  const listOf = <C extends CollectionName>(collection: C): ContentObject[] =>
    collected.entries[collection].flatMap(({ slug, result }) =>
      result.state === 'valid' && toVisibility(result, now) === 'draft'
        ? [objects.toEntry(collection, { slug, result: withMoment(result, now) }, { isListed: false, marks: [] })]
        : [],
    )
  return [...ofPages, ...site.names.flatMap((name) => listOf(name))]
}

/** How checks come to the sources of texts. */
export function toTextAccess({
  site,
  checked,
  drafts,
  objects,
  textRules,
}: Pick<CheckContext, 'site' | 'checked' | 'drafts'> & Pick<ContextOptions, 'objects' | 'textRules'>): Pick<
  CheckContext,
  'sourceOf' | 'lookAtTexts'
> {
  const sourceOf: CheckContext['sourceOf'] = (object, locale) => objects.sourceOf(object).sources.text(locale)
  const hashOf = (object: ContentObject) => objects.sourceOf(object).sourcesHash
  return { sourceOf, lookAtTexts: (rule) => textRules.look(rule, { site, checked, drafts, sourceOf, hashOf }) }
}

/** The links of all texts but those of scheduled entries, which `checkScheduled` checks. */
export function toLinks(results: readonly ResultAtMoment[]): TextLink[] {
  return results.flatMap(({ result, visibility }) =>
    visibility === 'scheduled' ? [] : result.links.map((link) => ({ ...link, visibility })),
  )
}

function toHidden(path: string): [string, HiddenEntry] {
  return [`${pagesFolder}${path}`, { status: 'draft', publishedAt: '', path }]
}

function byPath(a: { path: string }, b: { path: string }): number {
  return ascending(a.path, b.path)
}
