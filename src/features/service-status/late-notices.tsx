import { useMatches } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useLocale } from '#i18n/use-locale.ts'
import { useLazyModule } from '#ui/use-lazy-module.ts'
import { toBandFileUrl } from './band-file.ts'
import type { BandFile, BandNotice } from './payload.ts'

/** How often a page that stays open asks again. */
const intervalMs = 10 * 60_000
const timeoutMs = 5000

const loadBand = () => import('./late-band.tsx')

/** The notices of pages that were made without a band: they ask for them, and load the band where there are any. */
export function LateNotices() {
  const notices = useNotices()
  const hasOwn = useMatches({ select: (matches) => hasBand(matches.at(-1)?.loaderData) })
  return notices.length > 0 && !hasOwn && <Band notices={notices} />
}

function Band({ notices }: { notices: readonly BandNotice[] }) {
  const loaded = useLazyModule(loadBand)
  return loaded && <loaded.LateBand notices={notices} />
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
