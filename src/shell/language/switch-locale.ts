import { msg } from '@lingui/core/macro'
import type { RegisteredRouter } from '@tanstack/react-router'
import { createHttpSource } from '#data/http-source.ts'
import { createPageCache } from '#data/page-cache.ts'
import { toLocaleCookie } from '#engine/model/locale/locale-cookie.ts'
import { localeParam, type Locale } from '#engine/model/locale/locale.ts'
import type { Address } from '#engine/model/urls/address.ts'
import { fetchCatalogue } from '#i18n/fetch-catalogue.ts'
import { createI18n } from '#i18n/site-i18n.ts'

export type LocaleSwitch = (locale: Locale) => Promise<void>

/** Shows the current page in another language and keeps its URL, scroll position and focus. The last of several calls wins. */
export function createLocaleSwitch(router: RegisteredRouter): LocaleSwitch {
  let wanted = router.options.context.locale
  const loaded = new Map([[wanted, router.options.context]])

  const load = async (locale: Locale) => {
    const { context } = router.options
    const { build } = context
    const known = loaded.get(locale)
    const pages = known?.pages ?? createPageCache(createHttpSource(build, locale))
    const i18n = known?.i18n ?? createI18n(locale, await fetchCatalogue(build, locale))
    // The page must have loaded too, before anything changes.
    const { path, page, isFiltered } = toCurrentPage(router)
    await pages.load({ path, page })
    // A failure is ignored: the list is then shown without filters, with a message.
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
      saveLocale(locale)
      router.update({ context: next })
      // Otherwise the router would show the route's component once without data, where the document was "not found".
      const isMissing = router.state.matches.at(-1)?.loaderData === undefined
      await router.invalidate({ forcePending: isMissing })
    } catch (error) {
      if (wanted !== locale) return
      wanted = context.locale
      console.error('Failed loading locale', error)
      context.toasts.add({
        id: 'locale',
        title: context.i18n._(msg`Không chuyển được ngôn ngữ`),
        description: context.i18n._(msg`Vui lòng kiểm tra kết nối và thử lại.`),
        color: 'error',
        icon: 'warning',
      })
    }
  }
}

/** The address of the current page. From the matches, because a page that is not found has no payload. */
function toCurrentPage({ state }: RegisteredRouter): Address & { isFiltered: boolean } {
  const deps: { page?: number; isFiltered?: boolean } | undefined = state.matches.at(-1)?.loaderDeps
  return { path: state.location.pathname, page: deps?.page ?? 1, isFiltered: deps?.isFiltered ?? false }
}

/** In the cookie, and in a URL that names a language: a reload would otherwise return to the previous one. */
function saveLocale(locale: Locale): void {
  try {
    document.cookie = toLocaleCookie(locale, location.protocol === 'https:')
  } catch {
    // Without cookies the choice lasts until the page is left.
  }
  const url = new URL(location.href)
  if (!url.searchParams.has(localeParam)) return
  url.searchParams.set(localeParam, locale)
  history.replaceState(history.state, '', url)
}
