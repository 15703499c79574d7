import { useLingui } from '@lingui/react'
import { toItemTexts } from './item-texts.ts'
import type { ListItem } from './payload.ts'

/** The texts of an entry in lists beside its date and title. */
export function ItemTextList({ item }: { item: ListItem }) {
  const { i18n } = useLingui()
  return toItemTexts(item).map((text) => {
    const shown = typeof text === 'string' ? text : i18n._(text)
    return <span key={shown}>{shown}</span>
  })
}
