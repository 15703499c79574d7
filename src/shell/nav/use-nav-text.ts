import type { Locale } from '#engine/model/locale/locale.ts'
import type { Titles } from '#engine/model/menus/nav-item.ts'
import { useLocale } from '#i18n/use-locale.ts'

/** Returns a function that gives the text of a label, and its language where it is not that of the page. */
export function useNavText(): (label: Titles) => { text: string; lang?: Locale } {
  const locale = useLocale()
  return (label) => label[locale]
}
