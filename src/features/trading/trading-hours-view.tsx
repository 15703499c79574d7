import { Trans, useLingui } from '@lingui/react/macro'
import { PageBody } from '#features/layout/page-body.tsx'
import { PageHeader } from '#features/layout/page-header.tsx'
import { PageText } from '#features/layout/page-text.tsx'
import { TableOfContents } from '#features/layout/table-of-contents.tsx'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { toMarketTitle } from './labels.ts'
import { MarketSection } from './market-section.tsx'
import { hoursSince, markets } from './markets.ts'
import type { TradingHoursPayload } from './payload.ts'
import '#features/layout/part.css'
import './trading.css'

/** The hours, price bands, ticks and lots of each market. */
export function TradingHoursView({ page }: { page: TradingHoursPayload }) {
  const { t } = useLingui()
  const day = formatDate(useLocale(), hoursSince)
  const contents = {
    textLocale: page.textLocale,
    headings: [
      ...markets.map(({ name }) => ({ id: name, text: toMarketTitle(name, t), level: 2 as const })),
      ...page.headings,
    ],
  }
  return (
    <>
      <PageHeader page={page} />
      <PageBody section={page.section} aside={<TableOfContents page={contents} />}>
        {markets.map((market) => (
          <MarketSection key={market.name} market={market} />
        ))}
        <p className="trading-note">
          <Trans>
            Áp dụng từ {day}, thứ Hai đến thứ Sáu, trừ ngày nghỉ. Nghỉ trưa từ 11:30 đến 13:00 trên mọi thị trường.
          </Trans>
        </p>
        <div className="trading-prose">
          <PageText page={page} />
        </div>
      </PageBody>
    </>
  )
}
