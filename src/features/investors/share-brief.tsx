import { useLingui } from '@lingui/react/macro'
import type { PageLink } from '#engine/model/payload.ts'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import type { ShareFacts } from '#features/shares/payload.ts'
import { formatBillions } from '#i18n/format-amount.ts'
import { formatDecimal } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { Facts } from '#ui/facts.tsx'
import { HrefLink } from '#ui/link.tsx'
import './investor-part.css'

/** The share in short, with a link to its page. */
export function ShareBrief({ share, page }: { share: ShareFacts; page: PageLink }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { ticker, listing, outstanding, charterCapital, treasury } = share
  return (
    <section aria-labelledby="co-phieu-tom-tat" className="investor-part">
      <h2 id="co-phieu-tom-tat">{t`Cổ phiếu ${ticker}`}</h2>
      {share.sample && <SampleLabel />}
      <Facts
        facts={[
          { label: t`Mã cổ phiếu`, value: `${ticker} · ${listing.exchange}` },
          { label: t`Số cổ phiếu đang lưu hành`, value: formatDecimal(locale, outstanding) },
          { label: t`Vốn điều lệ`, value: formatBillions(locale, charterCapital.amount) },
          { label: t`Cổ phiếu quỹ`, value: formatDecimal(locale, treasury) },
        ]}
      />
      <p>
        <HrefLink href={page.href} lang={page.lang} className="way-on arrow">
          {page.title}
        </HrefLink>
      </p>
    </section>
  )
}
