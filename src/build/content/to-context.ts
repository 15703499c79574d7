import type { CollectionName } from '#model/collection-names.ts'
import type { Content, ContentPage } from '#model/entry.ts'
import { toReport, type CheckContext, type FactsSources, type HiddenEntry } from './content-check.ts'
import type { Diagnostics } from './diagnostics.ts'
import { publish } from './publish.ts'
import type { NamedEntry } from './read-collection.ts'
import { pagesFolder, type ReadPage } from './read-pages.ts'

interface Reading {
  pages: readonly ReadPage[]
  written: { [C in CollectionName]: NamedEntry<C>[] }
  sources: FactsSources
  folder: string
  now: Date
  diagnostics: Diagnostics
}

/** All that was read as it is published at a moment, for checks to look at. */
export function toContext({ pages, written, sources, folder, now, diagnostics }: Reading) {
  const { today, entries, hidden, refused, found: foundInEntries } = publish(written, now, sources)
  const readable = pages.flatMap(({ path, read }) =>
    typeof read === 'object' && read.facts.status === 'published' ? [{ path, read }] : [],
  )
  const refusedPages = pages.flatMap(({ path, read }) => (read === 'refused' ? [path, `${pagesFolder}${path}`] : []))
  const drafts = pages.filter(({ path, read }) => read !== 'refused' && !readable.some((page) => page.path === path))
  const found = [...readable.map(({ read }) => read), ...foundInEntries]
  const content: Content = {
    now,
    today,
    pages: new Map(
      readable.map(({ path, read }) => {
        const { facts, texts, matter, matterTexts, cover, attachments } = read
        const page: ContentPage = { path, facts, texts, matter, cover, attachments }
        sources.set(page, { folder: read.folder, text: read.factsText, matterTexts })
        return [path, page]
      }),
    ),
    entries,
    images: found.flatMap(({ images }) => images).toSorted(byPath),
    attachments: found.flatMap(({ attachments }) => attachments).toSorted(byPath),
  }
  const context: CheckContext = {
    content,
    folder,
    hidden: new Map([...hidden, ...drafts.map(toHidden)]),
    refused: new Set([...refused, ...refusedPages]),
    links: found.flatMap(({ links }) => links),
    now,
    today,
    report: toReport(sources, diagnostics),
    diagnostics,
  }
  return { context, icons: found.flatMap((one) => one.icons) }
}

function toHidden({ path }: ReadPage): [string, HiddenEntry] {
  return [`${pagesFolder}${path}`, { status: 'draft', publishedAt: '', path }]
}

function byPath(a: { path: string }, b: { path: string }): number {
  return a.path < b.path ? -1 : 1
}
