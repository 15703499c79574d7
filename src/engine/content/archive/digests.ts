import { hash } from 'node:crypto'
import type { Locale } from '#engine/model/locale/locale.ts'
import { ascending } from '#lib/order.ts'

/**
 * Hashes of an entry's sources, SHA-256 in hexadecimal digits. Of the sources and not of what they are rendered to, so that
 * they stay the same when the code changes.
 */
export interface Digests {
  /** The fields of `entry.yaml`, without those that say what became of the entry later. */
  facts: string
  /** The files of the texts. */
  texts: Partial<Record<Locale, string>>
  /** How `entry.yaml` lists each document, by the names of the files: its title, kind and language. */
  listings: Record<string, string>
}

/**
 * Fields that may change after publication. The moment and the withdrawal are recorded apart, documents too; `effectiveTo`
 * is set once a version has been replaced, receipts of `filings` come later, and tags sort lists.
 */
const laterFields = [
  'status',
  'publishedAt',
  'publishAt',
  'withdrawal',
  'effectiveTo',
  'filings',
  'signedReasons',
  'tags',
  'attachments',
]

export function toFactsDigests(fields: Readonly<Record<string, unknown>>): Pick<Digests, 'facts' | 'listings'> {
  const kept = Object.entries(fields).filter(([name]) => !laterFields.includes(name))
  const attachments: readonly unknown[] = Array.isArray(fields['attachments']) ? fields['attachments'] : []
  const listings = attachments.flatMap((item): [string, string][] => {
    const isListed = typeof item === 'object' && item !== null && 'file' in item
    return isListed ? [[String(item.file), toValueDigest(item)]] : []
  })
  return { facts: toValueDigest(Object.fromEntries(kept)), listings: Object.fromEntries(listings) }
}

/** @param text with line feeds alone and in NFC, as `readSourceFile` gives it */
export function toTextDigest(text: string): string {
  return hash('sha256', text, 'hex')
}

/** A hash of fields that does not depend on their order or on how the file is formatted. */
export function toValueDigest(value: unknown): string {
  return toTextDigest(JSON.stringify(value, (_key, part: unknown) => (isFields(part) ? sortFields(part) : part)))
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sortFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).toSorted(([a], [b]) => ascending(a, b)))
}
