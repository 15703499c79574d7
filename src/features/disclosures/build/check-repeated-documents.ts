import { defineCheck } from '#engine/content/check/content-check.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import { say } from '#lib/say/message.ts'

/** Kinds of documents that stand, and are attached wherever they apply. */
const standing: ReadonlySet<string> = new Set([
  'dieu-le',
  'quy-che',
  'ban-cao-bach',
  'bieu-mau',
  'uy-quyen',
  'phieu-bieu-quyet',
])

/**
 * A document that another disclosure has already, byte for byte: most often the wrong file was attached. Not where one of the two names
 * the other, as a correction does, or does not apply any more; what is recorded as disclosed does not change, and is left alone.
 */
export const checkRepeatedDocuments = defineCheck('repeated-document', 'site', ({ checked, archive, report }) => {
  const first = new Map<string, { entry: Entry<'disclosures'>; file: string }>()
  // The one that was there before is named, and the other is told.
  const entries = checked.entries.disclosures.toSorted(
    (a, b) => Date.parse(a.facts.publishedAt) - Date.parse(b.facts.publishedAt),
  )
  for (const entry of entries) {
    const isTold = entry.facts.sample !== true && archive?.recorded?.has(`disclosures/${entry.slug}`) !== true
    for (const [position, { file, kind, sha256 }] of entry.attachments.entries()) {
      const found = first.get(sha256)
      if (!found) first.set(sha256, { entry, file })
      if (!found || !isTold || found.entry === entry || standing.has(kind) || areRelated(found.entry, entry)) continue
      const field = `attachments.${position}.file`
      const message = say`Is the very file ${found.file} of disclosures/${found.entry.slug} (the same SHA-256). If the wrong one was attached, attach the right one; if both have it, link to that disclosure instead`
      report.warn(entry, ['attachments', position, 'file'], say`"${field}": ${message}`)
    }
  }
})

/** The disclosures that another one corrects or replaces. */
function toFormer({ facts }: Entry<'disclosures'>): (string | undefined)[] {
  return [facts.corrects?.entry, facts.supersedes]
}

function areRelated(one: Entry<'disclosures'>, other: Entry<'disclosures'>): boolean {
  if (one.facts.status === 'withdrawn' || other.facts.status === 'withdrawn') return true
  return toFormer(one).includes(other.slug) || toFormer(other).includes(one.slug)
}
