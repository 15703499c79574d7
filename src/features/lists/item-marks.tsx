import { useLingui } from '@lingui/react'
import { severityLabels, severityTones } from '#features/articles/labels.ts'
import { markLabels, markTones } from '#features/layout/entry/entry-mark-labels.ts'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { Tag } from '#ui/tag.tsx'
import type { ListItem } from './payload.ts'

/** The labels of an entry that differs from most: an urgent one, one that was corrected, one no longer in force. */
export function ItemMarks({ item }: { item: ListItem }) {
  const { i18n } = useLingui()
  const { collection, facts, marks = [] } = item
  return (
    <>
      {collection === 'announcements' && facts.severity !== 'thong-tin' && (
        <Tag tone={severityTones[facts.severity]}>{i18n._(severityLabels[facts.severity])}</Tag>
      )}
      {marks
        .filter((mark) => mark !== 'in-force')
        .map((mark) => (
          <Tag key={mark} tone={markTones[mark]}>
            {i18n._(markLabels[mark])}
          </Tag>
        ))}
      {facts.sample && <SampleLabel />}
    </>
  )
}
