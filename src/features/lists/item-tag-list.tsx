import { useLingui } from '@lingui/react'
import { markLabels, markTones } from '#features/layout/entry/entry-mark-labels.ts'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { Tag } from '#ui/tag.tsx'
import { toItemTags } from './item-tags.ts'
import type { ListItem } from './payload.ts'

/** The tags of an entry, for lists. */
export function ItemTagList({ item }: { item: ListItem }) {
  const { i18n } = useLingui()
  return (
    <>
      {toItemTags(item).map(({ label, tone }) => {
        const text = typeof label === 'string' ? label : i18n._(label)
        return (
          <Tag key={text} tone={tone}>
            {text}
          </Tag>
        )
      })}
      {item.marks?.map((mark) => (
        <Tag key={mark} tone={markTones[mark]}>
          {i18n._(markLabels[mark])}
        </Tag>
      ))}
      {item.facts.sample && <SampleLabel />}
    </>
  )
}
