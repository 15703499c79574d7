import { select } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { SearchAnswer } from '#engine/model/search/search-answer.ts'
import { useCount } from '#i18n/use-count.ts'
import { announce } from '#ui/announcer.tsx'

/**
 * Announces each answer to screen readers once. Not while the same query is typed on, nor the results that came with the
 * document, which are read with it. @param answer null after a failure, undefined while there is none
 */
export function useAnswerAnnouncement(answer: SearchAnswer | null | undefined): void {
  const { t } = useLingui()
  const { total = 0, pages = 1, query, card } = answer ?? {}
  const answered = card && [card.title, card.value ?? card.lines[0] ?? ''].join(': ')
  const { form, figures } = useCount(total)
  const key = answer ? JSON.stringify(query) : answer
  const last = useRef(useHydrated() ? undefined : key)
  useEffect(() => {
    if (last.current === key) return
    last.current = key
    if (key === undefined) return
    const found = (text: string) => announce(answered === undefined ? text : `${answered}. ${text}`)
    if (key === null) announce(t`Không tìm kiếm được`)
    else if (total === 0) found(t`Không tìm thấy trang nào phù hợp`)
    else if (pages > 1) found(t`${select(form, { other: `${figures} kết quả` })}, trang ${query?.page ?? 1}/${pages}`)
    else found(t`${select(form, { other: `${figures} kết quả` })}`)
  }, [key, total, pages, query, answered, form, figures, t])
}
