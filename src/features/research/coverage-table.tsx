import { Trans, useLingui } from '@lingui/react/macro'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { formatMoney } from '#i18n/format-amount.ts'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { HrefLink } from '#ui/link.tsx'
import { TableScroll } from '#ui/table-scroll.tsx'
import { Tag } from '#ui/tag.tsx'
import { ratingLabels, ratingTones, sectorLabels } from './labels.ts'
import type { CoveredCompany } from './payload.ts'
import '#features/layout/part.css'

/** The companies on which there are reports, with the latest rating of each. */
export function CoverageTable({ companies }: { companies: readonly CoveredCompany[] }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  return (
    <section className="part" aria-labelledby="doanh-nghiep-theo-doi">
      <h2 id="doanh-nghiep-theo-doi">
        <Trans>Doanh nghiệp đang theo dõi</Trans>
      </h2>
      {companies.some(({ sample }) => sample) && <SampleLabel />}
      <div className="prose max-w-none">
        <TableScroll name={t`Doanh nghiệp đang theo dõi`}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t`Mã`}</th>
                <th scope="col">{t`Tên doanh nghiệp`}</th>
                <th scope="col">{t`Ngành`}</th>
                <th scope="col">{t`Khuyến nghị`}</th>
                <th scope="col" className="align-right">{t`Giá mục tiêu`}</th>
                <th scope="col" className="align-right">{t`Ngày báo cáo`}</th>
              </tr>
            </thead>
            <tbody>
              {companies.map(({ name, lang, ticker, sector, rating, targetPrice, reportDate, href }) => (
                <tr key={ticker}>
                  <th scope="row">
                    <HrefLink href={href} className="link">
                      {ticker}
                    </HrefLink>
                  </th>
                  <td lang={lang}>{name}</td>
                  <td>{i18n._(sectorLabels[sector])}</td>
                  <td>
                    <Tag tone={ratingTones[rating]}>{i18n._(ratingLabels[rating])}</Tag>
                  </td>
                  <td className="align-right">{formatMoney(locale, targetPrice)}</td>
                  <td className="align-right">{formatDate(locale, reportDate)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      </div>
    </section>
  )
}
