import { toAttachmentLinks } from '#engine/model/entries/attachments.ts'
import type { Content, Entry } from '#engine/model/entries/content.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { linkToEntry } from '#engine/render/payload/to-links.ts'
import type { LatestReport } from '../payload.ts'

type ReportContext = Pick<PayloadContext, 'content' | 'locale'>

/** The statements of the newest period; the consolidated ones, if that period has them. */
export function findLatestReport({ entries }: Pick<Content, 'entries'>): Entry<'periodic-reports'> | undefined {
  const reports = entries['periodic-reports'].filter(
    ({ isListed, facts }) => isListed && facts.code === 'bao-cao-tai-chinh',
  )
  const last = reports.reduce((latest, { facts }) => (facts.periodEnd > latest ? facts.periodEnd : latest), '')
  // Entries are sorted, newest first.
  const ofPeriod = reports.filter(({ facts }) => facts.periodEnd === last)
  return ofPeriod.find(({ facts }) => facts.basis === 'hop-nhat') ?? ofPeriod[0]
}

export function toLatestReport({ content, locale }: ReportContext): LatestReport | null {
  const report = findLatestReport(content)
  if (!report) return null
  const [document] = toAttachmentLinks(report.attachments, locale)
  const { publishedAt, sample } = report.facts
  return {
    link: linkToEntry(report, locale),
    publishedAt,
    document: document
      ? { href: document.href, language: document.language, format: document.format, bytes: document.bytes }
      : null,
    sample,
  }
}
