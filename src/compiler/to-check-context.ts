import type { Content, ContentPage } from '#features/content.ts'
import type { Href } from '#lib/href.ts'
import { toReport, type CheckContext, type FactsSources, type HiddenEntry } from './check/content-check.ts'
import type { CollectedEntries } from './entries/read-collection.ts'
import { pagesFolder, type ReadPage } from './entries/read-pages.ts'
import { toVisibility } from './entries/to-visibility.ts'
import type { Diagnostics } from './source/diagnostics.ts'
import { toPublished, type ResultAtMoment } from './to-published.ts'

interface ContextOptions {
  pages: readonly ReadPage[]
  collected: CollectedEntries
  sources: FactsSources
  folder: string
  now: Date
  diagnostics: Diagnostics
}

/** The input of all checks as of a moment, and the references to icons. */
export function toCheckContext({ pages, collected, sources, folder, now, diagnostics }: ContextOptions) {
  const published = toPublished(collected, now, sources)
  const { today, entries, hidden } = published
  const pageResults = pages.map((page) => ({ ...page, visibility: toVisibility(page.result, now) }))
  const results: ResultAtMoment[] = [...pageResults, ...published.results]
  const visible = results.flatMap(({ result, visibility }) =>
    result.state === 'valid' && visibility === 'visible' ? [result] : [],
  )
  const content: Content = {
    now,
    today,
    pages: new Map(
      pageResults.flatMap(({ path, result, visibility }) => {
        if (result.state !== 'valid' || visibility !== 'visible') return []
        const { facts, texts, matter, matterTexts, cover, attachments } = result
        const href = path as Href // checkPages ensures that its route exists
        const page: ContentPage = { path: href, facts, texts, matter, cover, attachments }
        sources.set(page, { folder: result.folder, text: result.factsText, matterTexts })
        return [[path, page]]
      }),
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
    links: results.flatMap(({ result, visibility }) =>
      // `checkScheduled` checks those of scheduled entries.
      visibility === 'scheduled' ? [] : result.links.map((link) => ({ ...link, visibility })),
    ),
    now,
    today,
    report: toReport(sources, diagnostics),
    diagnostics,
  }
  const icons = results.flatMap(({ result, visibility }) => result.icons.map((icon) => ({ ...icon, visibility })))
  return { context, icons }
}

function toHidden(path: string): [string, HiddenEntry] {
  return [`${pagesFolder}${path}`, { status: 'draft', publishedAt: '', path }]
}

function byPath(a: { path: string }, b: { path: string }): number {
  return a.path < b.path ? -1 : 1
}
