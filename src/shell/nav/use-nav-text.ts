import { useLingui } from '@lingui/react'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { NavLabel } from '#engine/model/nav-item.ts'
import { useLocale } from '#i18n/use-locale.ts'

/** Returns a function that gives the text of a label, and its language where it is not that of the page. */
export function useNavText(): (label: NavLabel) => { text: string; lang?: Locale } {
  const { i18n } = useLingui()
  const locale = useLocale()
  return (label) => ('titles' in label ? label.titles[locale] : { text: i18n._(label) })
}
