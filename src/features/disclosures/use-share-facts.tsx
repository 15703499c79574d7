import { Plural, useLingui } from '@lingui/react/macro'
import { RelatedLink } from '#features/layout/entry/related-link.tsx'
import { formatBillions } from '#i18n/format-amount.ts'
import { formatDate, formatDecimal } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import type { Fact } from '#ui/facts.tsx'
import { DocumentLanguages } from './document-languages.tsx'
import { shareKindLabels } from './labels.ts'
import type { ShareManagementPayload } from './payload.ts'
import { methodLabels, relationLabels, sideLabels, stageLabels } from './trade-labels.ts'
import './disclosure-facts.css'

/** The facts of a notice on shares and bonds, by its kind. */
export function useShareFacts(page: ShareManagementPayload): Fact[] {
  const { t } = useLingui()
  return [...useOwnFacts(page), { label: t`Ngôn ngữ`, value: <DocumentLanguages head={page.head} /> }]
}

function useOwnFacts({ facts, trader, issue }: ShareManagementPayload): Fact[] {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const { kind, trade, proceeds, bond } = facts
  const date = (day: string) => formatDate(locale, day)
  const kindFact: Fact = { label: t`Nội dung`, value: i18n._(shareKindLabels[kind]) }
  if (trade && trader) {
    const { holder, office, relatedTo, registration, result } = trader
    return [
      { label: t`Loại thông báo`, value: i18n._(stageLabels[trade.stage]) },
      {
        label: t`Người giao dịch`,
        value: (
          <>
            {typeof holder === 'string' && holder !== 'taken-down' ? (
              holder
            ) : (
              <RelatedLink link={holder} className="signatory" />
            )}
            {office !== undefined && <span className="fact-note">{office}</span>}
          </>
        ),
      },
      { label: t`Quan hệ với Công ty`, value: i18n._(relationLabels[trade.relation]) },
      ...(relatedTo
        ? [{ label: t`Có liên quan với`, value: <RelatedLink link={relatedTo} className="signatory" /> }]
        : []),
      { label: t`Loại giao dịch`, value: i18n._(sideLabels[trade.side]) },
      { label: t`Thời gian thực hiện`, value: `${date(trade.from)} – ${date(trade.to)}` },
      ...(trade.method ? [{ label: t`Phương thức`, value: i18n._(methodLabels[trade.method]) }] : []),
      ...(registration
        ? [{ label: t`Đăng ký tại`, value: <RelatedLink link={registration} className="signatory" /> }]
        : []),
      ...(result ? [{ label: t`Kết quả tại`, value: <RelatedLink link={result} className="signatory" /> }] : []),
    ]
  }
  if (proceeds) {
    return [
      kindFact,
      { label: t`Số tiền thu được`, value: formatBillions(locale, proceeds.raised) },
      { label: t`Tính đến ngày`, value: date(proceeds.asOf) },
      ...(issue ? [{ label: t`Đợt phát hành`, value: <RelatedLink link={issue} className="signatory" /> }] : []),
    ]
  }
  if (bond) {
    const rate = formatDecimal(locale, bond.rate)
    const months = bond.interestMonths
    return [
      kindFact,
      { label: t`Mã trái phiếu`, value: bond.code },
      { label: t`Tổng mệnh giá phát hành`, value: formatBillions(locale, bond.issued) },
      { label: t`Dư nợ gốc tại ngày ${date(bond.asOf)}`, value: formatBillions(locale, bond.outstanding) },
      { label: t`Ngày phát hành`, value: date(bond.issuedOn) },
      { label: t`Ngày đáo hạn`, value: date(bond.maturesOn) },
      {
        label: t`Lãi suất danh nghĩa`,
        value: bond.rateKind === 'co-dinh' ? t`${rate}%/năm, cố định` : t`${rate}%/năm, thả nổi`,
      },
      { label: t`Kỳ trả lãi`, value: <Plural value={months} other="# tháng một lần" /> },
      { label: t`Tài sản bảo đảm`, value: bond.isSecured ? t`Có` : t`Không` },
      { label: t`Chuyển đổi thành cổ phiếu`, value: bond.isConvertible ? t`Có` : t`Không` },
    ]
  }
  return [kindFact]
}
