import { select } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useCount } from '#i18n/use-count.ts'
import { announce } from '#ui/announcer.tsx'
import type { FilteredList } from './use-filtered-list.ts'

/** Announces the number of results to screen readers when they change; the unfiltered list only after a filtered one. */
export function useResultAnnouncement({ state, wanted, page, pages, total }: FilteredList): void {
  const { t } = useLingui()
  const { form, figures } = useCount(total)
  const shown = state === 'found' || state === 'failed' ? JSON.stringify([state, wanted, page]) : 'all'
  const last = useRef(shown)
  useEffect(() => {
    if (state === 'loading' || last.current === shown) return
    last.current = shown
    if (state === 'failed') announce(t`Không lọc được danh sách`)
    else if (total === 0) announce(t`Không có mục nào phù hợp`)
    else if (pages > 1) announce(t`${select(form, { other: `${figures} mục` })}, trang ${page}/${pages}`)
    else announce(t`${select(form, { other: `${figures} mục` })}`)
  }, [shown, state, page, pages, total, form, figures, t])
}
