import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isLocale, localeParam } from '#engine/model/locale/locale.ts'
import { isPlainClick, isWithinPage } from '../links/app-link.ts'
import { createLocaleSwitch } from './switch-locale.ts'

/** Follows links to the current page in another language without loading a document. */
export function useLocaleSwitch(): void {
  const router = useRouter()
  useEffect(() => {
    const switchLocale = createLocaleSwitch(router)
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const locale = link && new URLSearchParams(link.search).get(localeParam)
      if (!isLocale(locale) || link?.pathname !== location.pathname || isWithinPage(link) || !isPlainClick(event))
        return
      event.preventDefault()
      void switchLocale(locale)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [router])
}
