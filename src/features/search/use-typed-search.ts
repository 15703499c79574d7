import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { SearchAnswer } from '#engine/model/search/search-answer.ts'
import { isSearch } from '#engine/model/search/search-url.ts'
import { useLocale } from '#i18n/use-locale.ts'

interface TypedSearch {
  /** The last answer, also while the next one is searched for; null after a failure, undefined before the first. */
  answer: SearchAnswer | null | undefined
  isSearching: boolean
  retry: () => void
}

/** Answers what is typed, at most once in a frame. An answer to what is no longer in the field is dropped. */
export function useTypedSearch(q: string): TypedSearch {
  const locale = useLocale()
  const { search } = useRouteContext({ from: '__root__' })
  const [answered, setAnswered] = useState<{ q: string; attempt: number; answer: SearchAnswer | null }>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    // Its code is loaded before the first letter is typed.
    if (!isSearch({ q })) {
      search.find(locale, { q: '', page: 1 }).catch(() => undefined)
      return
    }
    let isCurrent = true
    const show = (answer: SearchAnswer | null) => {
      if (isCurrent) setAnswered({ q, attempt, answer })
    }
    const frame = requestAnimationFrame(() => {
      search.find(locale, { q, page: 1 }).then(show, (error: unknown) => {
        console.error('The search does not work:', error)
        show(null)
      })
    })
    return () => {
      isCurrent = false
      cancelAnimationFrame(frame)
    }
  }, [search, locale, q, attempt])
  return {
    answer: answered?.answer,
    isSearching: isSearch({ q }) && (answered?.q !== q || answered.attempt !== attempt),
    retry: () => setAttempt((count) => count + 1),
  }
}
