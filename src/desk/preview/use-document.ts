import { useEffect, useState, useSyncExternalStore } from 'react'
import type { PreviewState } from '#engine/model/config/preview.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import { fetchState } from './fetch-state.ts'
import { readLocale } from './texts.ts'

/** The language of the document, also once it has been switched. */
export function useLocale(): Locale {
  return useSyncExternalStore(watchLanguage, readLocale)
}

function watchLanguage(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] })
  return () => observer.disconnect()
}

/** The path of the page, also once the visitor has gone on. */
export function usePath(): string {
  return useSyncExternalStore(watchPath, () => location.pathname)
}

/** The app changes the title of the document with each page, and no engine lacks a way to see that. */
function watchPath(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  addEventListener('popstate', onChange)
  return () => {
    observer.disconnect()
    removeEventListener('popstate', onChange)
  }
}

/** The state of a page; undefined until it has answered. */
export function usePreviewState(path: string): PreviewState | undefined {
  const [found, setFound] = useState<{ path: string; state: PreviewState }>()
  useEffect(() => {
    let isCurrent = true
    const ask = async () => {
      const state = await fetchState(path)
      if (isCurrent && state) setFound({ path, state })
    }
    const onReturn = () => {
      // Another tab may have chosen another moment since.
      if (document.visibilityState === 'visible') void ask()
    }
    void ask()
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      isCurrent = false
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [path])
  // Of the page before: what it says of the site still holds, what it says of the page does not.
  return found && (found.path === path ? found.state : { ...found.state, page: undefined })
}
