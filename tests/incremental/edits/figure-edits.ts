import type { ContentFiles } from '../content-files.ts'
import { ofContent, type Edits } from './edit.ts'
import { listEntries, listFree, withFacts, withoutFolder, type EntryFolder } from './entry-files.ts'
import { toInstant } from './site-state.ts'

const reason = { vi: 'Lý do minh hoạ', en: 'Sample reason' }

/** Reports that only figures name. */
function listReports(content: ContentFiles): EntryFolder[] {
  const years = listEntries(content, 'financials')
  const others = years.reduce((left, { folder }) => withoutFolder(left, folder), content)
  return listFree(others, 'periodic-reports')
}

const listHidden = (content: ContentFiles) =>
  listEntries(content, 'periodic-reports').filter(({ status }) => status !== 'published')

const published = { status: undefined, publishAt: undefined, withdrawal: undefined }

/** Changes of reports, with which their figures appear and vanish, and of the years that have these. */
export const figureEdits: Edits = {
  'schedule a report with figures': ofContent((content, picks, { moment }) => {
    const entry = picks.target(listReports(content))
    if (!entry) return undefined
    const publishAt = toInstant(moment, picks.of([1, 60, 600, 1440, 20_000]))
    const fields = { status: 'scheduled', publishAt, publishedAt: undefined }
    return { content: withFacts(content, entry, fields), what: `${entry.folder}: ${publishAt}` }
  }),

  'make a report with figures a draft': ofContent((content, picks) => {
    const entry = picks.target(listReports(content))
    return entry && { content: withFacts(content, entry, { status: 'draft' }), what: entry.folder }
  }),

  'withdraw a report with figures': ofContent((content, picks, { moment }) => {
    const entry = picks.target(listReports(content))
    if (!entry) return undefined
    const fields = { status: 'withdrawn', withdrawal: { at: toInstant(moment), reason } }
    return { content: withFacts(content, entry, fields), what: entry.folder }
  }),

  'publish a report with figures': ofContent((content, picks, { moment }) => {
    const entry = picks.target(listHidden(content))
    if (!entry) return undefined
    const publishedAt = entry.facts.get('publishedAt') ?? toInstant(moment)
    return { content: withFacts(content, entry, { ...published, publishedAt }), what: entry.folder }
  }),

  'schedule a year of figures, or publish it': ofContent((content, picks, { moment }) => {
    const year = picks.target(listEntries(content, 'financials'))
    if (!year) return undefined
    const isScheduled = year.status === 'scheduled'
    const publishAt = toInstant(moment, picks.of([1, 600, 20_000]))
    const fields = isScheduled
      ? { ...published, publishedAt: toInstant(moment) }
      : { status: 'scheduled', publishAt, publishedAt: undefined }
    return {
      content: withFacts(content, year, fields),
      what: `${year.folder}: ${isScheduled ? 'published' : publishAt}`,
    }
  }),
}
