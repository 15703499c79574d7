import type { Content } from '#features/content.ts'
import { toReport, type CheckContext, type HiddenEntry, type TextLink } from './check/content-check.ts'
import type { Collected } from './entries/collect-entries.ts'
import { pagesFolder } from './entries/list-entries.ts'
import { toVisibility, type Visibility } from './entries/to-visibility.ts'
import type { Diagnostics } from './source/diagnostics.ts'
import type { Subjects } from './subjects.ts'
import { toPublished, type ResultAtMoment } from './to-published.ts'

interface ContextOptions {
  collected: Collected
  subjects: Subjects
  folder: string
  now: Date
  diagnostics: Diagnostics
}

/** The input of all checks as of a moment, and the references to icons. */
export function toCheckContext({ collected, subjects, folder, now, diagnostics }: ContextOptions) {
  const published = toPublished(collected.entries, now, subjects)
  const { today, entries, hidden } = published
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
        result.state === 'valid' && visibility === 'visible' ? [[path, subjects.toPage(path, result)]] : [],
      ),
    ),
    entries,
    images: visible.flatMap(({ images }) => images).toSorted(byPath),
    attachments: visible.flatMap(({ attachments }) => attachments).toSorted(byPath),
  }
  const toPaths = (filter: (page: ResultAtMoment) => boolean) => pageResults.filter(filter).map(({ path }) => path)
  const invalidPages = toPaths(({ result }) => result.state === 'invalid')
  const draftPages = toPaths(({ visibility }) => visibility === 'draft')
  const context: CheckContext = {
    content,
    folder,
    hidden: new Map([...hidden, ...draftPages.map(toHidden)]),
    invalid: new Set([...published.invalid, ...invalidPages.flatMap((path) => [path, `${pagesFolder}${path}`])]),
    links: toLinks(results),
    now,
    today,
    report: toReport((subject) => subjects.sourceOf(subject), diagnostics),
    diagnostics,
  }
  const icons = results.flatMap(({ result, visibility }) => result.icons.map((icon) => ({ ...icon, visibility })))
  return { context, icons }
}

/** The links of all texts. `checkScheduled` checks those of scheduled entries. */
function toLinks(results: readonly ResultAtMoment[]): TextLink[] {
  const links: TextLink[] = []
  for (const { result, visibility } of results) {
    if (visibility !== 'scheduled') for (const link of result.links) links.push(toTextLink(link, visibility))
  }
  return links
}

function toTextLink(
  link: ResultAtMoment['result']['links'][number],
  visibility: Exclude<Visibility, 'scheduled'>,
): TextLink {
  return { ...link, visibility }
}

function toHidden(path: string): [string, HiddenEntry] {
  return [`${pagesFolder}${path}`, { status: 'draft', publishedAt: '', path }]
}

function byPath(a: { path: string }, b: { path: string }): number {
  return a.path < b.path ? -1 : 1
}
