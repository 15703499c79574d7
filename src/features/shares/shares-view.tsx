import { Trans, useLingui } from '@lingui/react/macro'
import type { PageLink } from '#engine/model/payload.ts'
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
import { DividendCards } from './dividend-cards.tsx'
import { DividendTable } from './dividend-table.tsx'
import { BondsTable, TradesTable } from './holding-tables.tsx'
import type { ForeignStake, ShareFacts, SharesPayload } from './payload.ts'
import '#features/layout/part.css'

const shareId = 'thong-tin-co-phieu'
const dividendsId = 'lich-su-co-tuc'
const tradesId = 'giao-dich-noi-bo'
const bondsId = 'trai-phieu'

/** `/quan-he-co-dong/co-phieu`: the dividends, the share, and the documents for investors. */
export function SharesView({ page }: { page: SharesPayload }) {
  const { t } = useLingui()
  const level = 2 as const
  const contents = {
    ...page,
    headings: [
      { id: dividendsId, text: t`Lịch sử cổ tức`, level },
      ...(page.share ? [{ id: shareId, text: t`Thông tin cổ phiếu`, level }] : []),
      ...(page.trades.length > 0 ? [{ id: tradesId, text: t`Giao dịch của người nội bộ, cổ đông lớn`, level }] : []),
      ...(page.bonds.length > 0 ? [{ id: bondsId, text: t`Trái phiếu của Công ty`, level }] : []),
      ...page.headings,
    ],
  }
  return (
    <>
      <PageHeader page={page} />
      <PageBody section={page.section} aside={<TableOfContents page={contents} />}>
        <section className="part" aria-labelledby={dividendsId}>
          <h2 id={dividendsId}>
            <Trans>Lịch sử cổ tức</Trans>
          </h2>
          <DividendCards dividends={page.dividends} />
          <DividendTable dividends={page.dividends} download={page.download} />
        </section>
        {page.share && <Share share={page.share} foreign={page.foreign} links={[page.structure, page.proceeds]} />}
        {page.trades.length > 0 && (
          <section className="part" aria-labelledby={tradesId}>
            <h2 id={tradesId}>
              <Trans>Giao dịch của người nội bộ, cổ đông lớn</Trans>
            </h2>
            <TradesTable trades={page.trades} />
          </section>
        )}
        {page.bonds.length > 0 && (
          <section className="part" aria-labelledby={bondsId}>
            <h2 id={bondsId}>
              <Trans>Trái phiếu của Công ty</Trans>
            </h2>
            <BondsTable bonds={page.bonds} />
          </section>
        )}
        <div className="part">
          <PageText page={page} />
        </div>
      </PageBody>
    </>
  )
}

interface ShareProps extends Pick<SharesPayload, 'foreign'> {
  share: ShareFacts
  links: readonly (PageLink | null)[]
}

function Share({ share, foreign, links }: ShareProps) {
  const facts = useShareFacts(share)
  const ofForeigners = useForeignFacts(foreign)
  return (
    <section className="part" aria-labelledby={shareId}>
      <h2 id={shareId}>
        <Trans>Thông tin cổ phiếu</Trans>
      </h2>
      <Facts facts={[...facts, ...ofForeigners]} />
      <ListingNotes listing={share.listing} checkedOn={share.checkedOn} />
      {links.map((link) => link && <WayOn key={link.href} link={link} />)}
    </section>
  )
}

function WayOn({ link }: { link: PageLink }) {
  return (
    <p>
      <HrefLink href={link.href} lang={link.lang} className="way-on arrow">
        {link.title}
      </HrefLink>
    </p>
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

function useForeignFacts(foreign: ForeignStake | null): Fact[] {
  const { t } = useLingui()
  const locale = useLocale()
  if (!foreign) return []
  const day = formatDate(locale, foreign.asOf)
  const [shares, room] = [foreign.shares, foreign.room].map((count) => formatDecimal(locale, count))
  const [percent, limit] = [foreign.percent, foreign.limitPercent].map((value) => formatDecimal(locale, value))
  return [
    { label: t`Sở hữu nước ngoài`, value: t`${shares} cổ phiếu (${percent}%), tại ngày ${day}` },
    { label: t`Nước ngoài còn được mua`, value: t`${room} cổ phiếu tại ngày đó, với tỷ lệ tối đa ${limit}%` },
  ]
}
