import { Trans } from '@lingui/react/macro'
import { SampleArea } from '#features/layout/sample-area.tsx'
import { EmptyList } from '#ui/treads/empty-list.tsx'
import { EntryRow } from './entry-row.tsx'
import type { ListItem } from './payload.ts'
import './entry-list.css'

interface EntryListProps {
  items: readonly ListItem[]
  /** The level below the heading above the list. */
  headingLevel: 2 | 3
  /** True if the entries are large, with their summaries: for the newest one of a hub. */
  isLarge?: boolean
  /** True if no entry has more than a line: on pages of many lists. */
  isDense?: boolean
  /** As of `SampleArea`. */
  isLabelled?: boolean | 'marked'
}

/** Articles are chosen by their summary, everything else by date, number and title. */
const toForm = ({ collection }: ListItem) => (collection === 'news' || collection === 'knowledge' ? 'full' : 'line')

/** Registers are scanned by number and minute, one line each; their covers are on their pages. */
const registers: readonly ListItem['collection'][] = ['disclosures', 'announcements', 'governance']

/** Entries as rows between hairlines, newest first. */
export function EntryList({
  items,
  headingLevel,
  isLarge = false,
  isDense = false,
  isLabelled = false,
}: EntryListProps) {
  if (items.length === 0) {
    return (
      <EmptyList>
        <p>
          <Trans>Chưa có nội dung nào trong mục này.</Trans>
        </p>
      </EmptyList>
    )
  }
  return (
    <SampleArea of={items.map(({ facts }) => facts)} isLabelled={isLabelled}>
      <ul className={isLarge ? 'entry-list led' : 'entry-list'}>
        {items.map((item) => (
          <li key={item.href}>
            <EntryRow
              item={item}
              headingLevel={headingLevel}
              form={isLarge ? 'large' : isDense ? 'line' : toForm(item)}
              hasCover={isLarge || (!isDense && !registers.includes(item.collection))}
            />
          </li>
        ))}
      </ul>
    </SampleArea>
  )
}
