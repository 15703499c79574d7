import { useLingui } from '@lingui/react/macro'
import { useMatches, useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import X from 'virtual:icon/lucide/x'
import { useLocale } from '#i18n/use-locale.ts'
import { toBandFileUrl } from './band-file.ts'
import { BandList } from './band-list.tsx'
import { isInBand } from './notice-phase.ts'
import type { BandFile, BandNotice } from './payload.ts'

/** How often a page that stays open asks again. */
const intervalMs = 10 * 60_000
const timeoutMs = 5000

/**
 * The band of pages that were made without one: they are as they were before the notice, and ask for it. It lies above the end of the
 * window, so that nothing moves, and can be closed.
 */
export function LateBand() {
  const { t } = useLingui()
  const { clock } = useRouteContext({ from: '__root__' })
  const notices = useNotices()
  const [closed, setClosed] = useState('')
  const hasOwn = useMatches({ select: (matches) => hasBand(matches.at(-1)?.loaderData) })
  const now = clock()
  const shown = hasOwn ? [] : notices.filter((notice) => isInBand(notice, now))
  const key = shown.map(({ slug, saidAt }) => `${slug} ${saidAt}`).join()
  return (
    // There before its contents, so that screen readers say them.
    <section aria-live="polite" aria-label={t`Thông báo dịch vụ`} className="late-band">
      {shown.length > 0 && key !== closed && (
        <div className="service-band">
          <BandList notices={shown} now={now} />
          <button type="button" aria-label={t`Đóng thông báo`} onClick={() => setClosed(key)}>
            <X className="size-5" />
          </button>
        </div>
      )}
    </section>
  )
}

/** True for a page that shows the notices itself: in a band of its own, or as the page of all of them. */
function hasBand(payload: unknown): boolean {
  if (typeof payload !== 'object' || payload === null) return false
  return 'band' in payload || ('kind' in payload && payload.kind === 'service-status')
}

/** The notices that are not over, in the language of the page; none where they cannot be read. */
function useNotices(): readonly BandNotice[] {
  const locale = useLocale()
  const [notices, setNotices] = useState<readonly BandNotice[]>([])
  useEffect(() => {
    let isMounted = true
    const read = async () => {
      const found = await readNotices(toBandFileUrl(locale))
      if (isMounted && found) setNotices(found)
    }
    void read()
    const timer = setInterval(() => void read(), intervalMs)
    return () => {
      isMounted = false
      clearInterval(timer)
    }
  }, [locale])
  return notices
}

/** Undefined for failures: what was known stays. */
async function readNotices(url: string): Promise<readonly BandNotice[] | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    const file = response.ok ? ((await response.json()) as Partial<BandFile> | null) : null // of this site
    return Array.isArray(file?.notices) ? file.notices : undefined
  } catch {
    return undefined
  }
}
