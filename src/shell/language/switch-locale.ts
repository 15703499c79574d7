import { msg } from '@lingui/core/macro'
import type { RegisteredRouter } from '@tanstack/react-router'
import { createHttpSource } from '#data/http-source.ts'
import { createPageCache } from '#data/page-cache.ts'
import { fetchCatalogue } from '#i18n/fetch-catalogue.ts'
import { createI18n } from '#i18n/site-i18n.ts'
import type { Address } from '#model/urls/address.ts'
import { toLocaleCookie } from '#model/locale-cookie.ts'
import { localeParam, type Locale } from '#model/locale.ts'

export type LocaleSwitch = (locale: Locale) => Promise<void>

/** The page in view in another language: address, scroll position and focus stay. Of several switches the last counts. */
export function createLocaleSwitch(router: RegisteredRouter): LocaleSwitch {
  let wanted = router.options.context.locale
  const loaded = new Map([[wanted, router.options.context]])

  const load = async (locale: Locale) => {
    const { context } = router.options
    const { build } = context
    const known = loaded.get(locale)
    const pages = known?.pages ?? createPageCache(createHttpSource(build, locale))
    const i18n = known?.i18n ?? createI18n(locale, await fetchCatalogue(build, locale))
    // The page must be had too, before anything changes.
    const { path, page, isFiltered } = toShown(router)
    await pages.load({ path, page })
    // A list that cannot be filtered is shown as it is, and says so: no reason to stay in the other language.
    if (isFiltered) await pages.loadIndex(path).catch(() => undefined)
    return { ...context, locale, pages, i18n }
  }

  return async (locale) => {
    wanted = locale
    const { context } = router.options
    try {
      const next = await load(locale)
      loaded.set(locale, next)
      if (wanted !== locale) return
      remember(locale)
      router.update({ context: next })
      await router.invalidate()
    } catch (error) {
      if (wanted !== locale) return
      wanted = context.locale
      console.error('Failed loading locale', error)
      context.toasts.add({
        id: 'locale',
        title: context.i18n._(msg`Chưa chuyển được ngôn ngữ`),
        description: context.i18n._(msg`Vui lòng kiểm tra kết nối và thử lại.`),
        color: 'error',
        icon: 'warning',
      })
    }
  }
}

/** The page in view; one that is not found has a payload in no language. */
function toShown({ state }: RegisteredRouter): Address & { isFiltered: boolean } {
  const deps: { page?: number; isFiltered?: boolean } | undefined = state.matches.at(-1)?.loaderDeps
  return { path: state.location.pathname, page: deps?.page ?? 1, isFiltered: deps?.isFiltered ?? false }
}

/** An address that names a language names the one now shown, or a reload would bring the old one back. */
function remember(locale: Locale): void {
  try {
    document.cookie = toLocaleCookie(locale, location.protocol === 'https:')
  } catch {
    // The choice then lasts as long as the page.
  }
  const url = new URL(location.href)
  if (!url.searchParams.has(localeParam)) return
  url.searchParams.set(localeParam, locale)
  history.replaceState(history.state, '', url)
}
