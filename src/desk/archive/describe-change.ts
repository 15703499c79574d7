import type { ArchiveChange } from '#engine/content/archive/to-next-lock.ts'

const reasons = { corrected: 'corrects it', superseded: 'supersedes it' }

/** A line on the record of an entry: `disclosures/a: replaced vi.md, because disclosures/b corrects it`. */
export function describeChange({ id, added, changed, reason }: ArchiveChange): string {
  const files = added.filter((part) => part.includes('.') && !part.endsWith('#listing'))
  const parts = [
    ...(changed.length > 0 ? [`replaced ${changed.join(', ')}, because ${toReason(id, reason)}`] : []),
    ...(files.length > 0 ? [`recorded ${files.join(', ')}`] : []),
    ...(added.includes('withdrawn') ? ['recorded its withdrawal'] : []),
  ]
  return `${id}: ${parts.join('; ')}`
}

function toReason(id: string, reason: ArchiveChange['reason']): string {
  if (!reason || reason.kind === 'withdrawn') return 'it is withdrawn'
  return `${id.split('/')[0] ?? ''}/${reason.by ?? ''} ${reasons[reason.kind]}`
}
