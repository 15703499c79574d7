import { useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import X from 'virtual:icon/lucide/x'
import { announce } from '#ui/announcer.tsx'
import { BandList } from './band-list.tsx'
import { isInBand } from './notice-phase.ts'
import type { BandNotice } from './payload.ts'

/** The band above the end of the window, where it moves nothing. It can be closed, until something new is said. */
export function LateBand({ notices }: { notices: readonly BandNotice[] }) {
  const { t } = useLingui()
  const { clock } = useRouteContext({ from: '__root__' })
  const [closed, setClosed] = useState('')
  const now = clock()
  const shown = notices.filter((notice) => isInBand(notice, now))
  const said = shown.map(({ slug, saidAt }) => `${slug} ${saidAt}`).join()
  const isShown = shown.length > 0 && said !== closed
  const titles = shown.map(({ title }) => title).join('. ')
  const name = t`Thông báo dịch vụ`
  // By the one live region of all pages: it comes after the page was read out.
  useEffect(() => {
    if (isShown) announce(`${name}: ${titles}`)
  }, [isShown, name, titles])
  if (!isShown) return null
  return (
    <section aria-label={name} className="late-band">
      <div className="service-band">
        <BandList notices={shown} now={now} />
        <button type="button" aria-label={t`Đóng thông báo`} onClick={() => setClosed(said)}>
          <X className="size-5" />
        </button>
      </div>
    </section>
  )
}
