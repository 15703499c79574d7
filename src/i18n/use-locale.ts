import { useLingui } from '@lingui/react'
import { isLocale, sourceLocale, type Locale } from '#engine/model/locale/locale.ts'

/** The language of the interface around a component. */
export function useLocale(): Locale {
  const { i18n } = useLingui()
  return isLocale(i18n.locale) ? i18n.locale : sourceLocale
}
