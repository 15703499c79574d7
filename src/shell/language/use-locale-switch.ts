import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isLocale, localeParam } from '#model/locale.ts'
import { isPlainClick } from '../links/app-link.ts'
import { createLocaleSwitch } from './switch-locale.ts'

/** A link to this page in another language is followed without loading anything anew. */
export function useLocaleSwitch(): void {
  const router = useRouter()
  useEffect(() => {
    const switchLocale = createLocaleSwitch(router)
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const locale = link && new URLSearchParams(link.search).get(localeParam)
      if (!isLocale(locale) || link?.pathname !== location.pathname || !isPlainClick(event)) return
      event.preventDefault()
      void switchLocale(locale)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [router])
}
