import { useLingui } from '@lingui/react/macro'
import { BandList } from './band-list.tsx'
import type { BandState, PageWithBand } from './payload.ts'
import { useNow } from './use-now.ts'

/** The band of a page that is made with it, above all that it shows. What it says follows the clock; that it is there does not. */
export function PageBand({ page: { band } }: { page: PageWithBand }) {
  return band ? <Band band={band} /> : null
}

function Band({ band }: { band: BandState }) {
  const { t } = useLingui()
  const now = useNow(band.asOf)
  return (
    <section className="service-band" aria-label={t`Thông báo dịch vụ`}>
      <div className="shell-width">
        <BandList notices={band.notices} now={now} />
      </div>
    </section>
  )
}
