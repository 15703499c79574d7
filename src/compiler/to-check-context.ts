import type { Content, ContentPage } from '#features/content.ts'
import { toReport, type CheckContext, type FactsSources, type HiddenEntry } from './check/content-check.ts'
import type { Diagnostics } from './source/diagnostics.ts'
import { toPublished, type Found } from './to-published.ts'
import type { NamedEntries } from './entries/read-collection.ts'
import { pagesFolder, type ReadPage } from './entries/read-pages.ts'
import { standingOf } from './entries/to-visibility.ts'

interface Reading {
  pages: readonly ReadPage[]
  written: NamedEntries
  sources: FactsSources
  folder: string
  now: Date
  diagnostics: Diagnostics
}

/** All that was read as it is published at a moment, for checks to look at. */
export function toContext({ pages, written, sources, folder, now, diagnostics }: Reading) {
  const { today, entries, hidden, refused, found: foundEntries } = toPublished(written, now, sources)
  const foundPages = pages.map((page) => ({ ...page, standing: standingOf(page.read, now) }))
  const found: Found[] = [...foundPages, ...foundEntries]
  const shown = found.flatMap(({ read, standing }) => (read.state === 'whole' && standing === 'shown' ? [read] : []))
  const content: Content = {
    now,
    today,
    pages: new Map(
      foundPages.flatMap(({ path, read, standing }) => {
        if (read.state !== 'whole' || standing !== 'shown') return []
        const { facts, texts, matter, matterTexts, cover, attachments } = read
        const page: ContentPage = { path, facts, texts, matter, cover, attachments }
        sources.set(page, { folder: read.folder, text: read.factsText, matterTexts })
        return [[path, page]]
      }),
    ),
    entries,
    images: shown.flatMap(({ images }) => images).toSorted(byPath),
    attachments: shown.flatMap(({ attachments }) => attachments).toSorted(byPath),
  }
  const pagesOf = (wanted: (page: Found) => boolean) => foundPages.filter(wanted).map(({ path }) => path)
  const refusedPages = pagesOf(({ read }) => read.state === 'refused')
  const drafts = pagesOf(({ standing }) => standing === 'draft')
  const context: CheckContext = {
    content,
    folder,
    hidden: new Map([...hidden, ...drafts.map(toHidden)]),
    refused: new Set([...refused, ...refusedPages.flatMap((path) => [path, `${pagesFolder}${path}`])]),
    links: found.flatMap(({ read, standing }) =>
      // They are looked at as of the moment at which they appear.
      standing === 'scheduled' ? [] : read.links.map((link) => ({ ...link, standing })),
    ),
    now,
    today,
    report: toReport(sources, diagnostics),
    diagnostics,
  }
  const icons = found.flatMap(({ read, standing }) => read.icons.map((icon) => ({ ...icon, standing })))
  return { context, icons }
}

function toHidden(path: string): [string, HiddenEntry] {
  return [`${pagesFolder}${path}`, { status: 'draft', publishedAt: '', path }]
}

function byPath(a: { path: string }, b: { path: string }): number {
  return a.path < b.path ? -1 : 1
}
