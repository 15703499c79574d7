import type { ArchiveChange } from '#engine/content/archive/to-next-lock.ts'

/** A line on the record of an entry: `disclosures/a: recorded vi.md, a.pdf`. */
export function describeChange({ id, added }: ArchiveChange): string {
  const files = added.filter((part) => part.includes('.') && !part.endsWith('#listing'))
  const parts = [
    ...(files.length > 0 ? [`recorded ${files.join(', ')}`] : []),
    ...(added.includes('withdrawn') ? ['recorded its withdrawal'] : []),
  ]
  return `${id}: ${parts.join('; ')}`
}
