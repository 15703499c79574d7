import { Trans, useLingui } from '@lingui/react/macro'
import { ListingNotes } from '#features/company/listing-notes.tsx'
import { PageBody } from '#features/layout/page-body.tsx'
import { PageHeader } from '#features/layout/page-header.tsx'
import { PageText } from '#features/layout/page-text.tsx'
import { TableOfContents } from '#features/layout/table-of-contents.tsx'
import { formatBillions, formatMoney } from '#i18n/format-amount.ts'
import { formatDate, formatDecimal } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { Facts, type Fact } from '#ui/facts.tsx'
import { HrefLink } from '#ui/link.tsx'
import { DividendTable } from './dividend-table.tsx'
import type { ShareFacts, SharesPayload } from './payload.ts'
import '#features/layout/part.css'

const shareId = 'thong-tin-co-phieu'
const dividendsId = 'lich-su-co-tuc'

/** `/quan-he-co-dong/co-phieu`: the share, its dividends, and the documents for investors. */
export function SharesView({ page }: { page: SharesPayload }) {
  const { t } = useLingui()
  const level = 2 as const
  const contents = {
    ...page,
    headings: [
      ...(page.share ? [{ id: shareId, text: t`Thông tin cổ phiếu`, level }] : []),
      { id: dividendsId, text: t`Lịch sử cổ tức`, level },
      ...page.headings,
    ],
  }
  return (
    <>
      <PageHeader page={page} />
      <PageBody section={page.section} aside={<TableOfContents page={contents} />}>
        {page.share && <Share share={page.share} structure={page.structure} />}
        <section className="part" aria-labelledby={dividendsId}>
          <h2 id={dividendsId}>
            <Trans>Lịch sử cổ tức</Trans>
          </h2>
          <DividendTable dividends={page.dividends} download={page.download} />
        </section>
        <div className="part">
          <PageText page={page} />
        </div>
      </PageBody>
    </>
  )
}

function Share({ share, structure }: { share: ShareFacts; structure: SharesPayload['structure'] }) {
  return (
    <section className="part" aria-labelledby={shareId}>
      <h2 id={shareId}>
        <Trans>Thông tin cổ phiếu</Trans>
      </h2>
      <Facts facts={useShareFacts(share)} />
      <ListingNotes listing={share.listing} checkedOn={share.checkedOn} />
      {structure && (
        <p>
          <HrefLink href={structure.href} lang={structure.lang} className="way-on arrow">
            {structure.title}
          </HrefLink>
        </p>
      )}
    </section>
  )
}

function useShareFacts(share: ShareFacts): Fact[] {
  const { t } = useLingui()
  const locale = useLocale()
  const { ticker, listing, since, par, issued, treasury, outstanding, charterCapital } = share
  const capital = formatBillions(locale, charterCapital.amount)
  return [
    { label: t`Mã cổ phiếu`, value: ticker },
    { label: t`Sàn niêm yết`, value: listing.exchange },
    { label: t`Biên độ dao động giá`, value: `±${listing.priceBand}%` },
    { label: t`Ngày giao dịch đầu tiên`, value: formatDate(locale, since) },
    { label: t`Loại cổ phiếu`, value: t`Cổ phiếu phổ thông` },
    { label: t`Mệnh giá`, value: formatMoney(locale, par) },
    { label: t`Số cổ phiếu đã phát hành`, value: formatDecimal(locale, issued) },
    { label: t`Cổ phiếu quỹ`, value: formatDecimal(locale, treasury) },
    { label: t`Số cổ phiếu đang lưu hành`, value: formatDecimal(locale, outstanding) },
    { label: t`Vốn điều lệ`, value: t`${capital}, từ ngày ${formatDate(locale, charterCapital.since)}` },
  ]
}
