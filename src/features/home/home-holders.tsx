import { Trans, useLingui } from '@lingui/react/macro'
import { NextDates } from '#features/investors/next-dates.tsx'
import { GroupHeading } from '#features/layout/group-heading.tsx'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { EntryList } from '#features/lists/entry-list.tsx'
import { formatMoney } from '#i18n/format-amount.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { PlainStair } from '#ui/chart/plain-stair.tsx'
import { Link } from '#ui/link.tsx'
import type { Holders } from './payload.ts'

interface HoldersProps {
  holders: Holders
  /** Of the dividends. */
  heading: string | undefined
}

/** For shareholders: the next dates, the dividends of each year, the newest disclosures. */
export function HomeHolders({ holders, heading }: HoldersProps) {
  return (
    <div className="shell-width section-space home-holders">
      <NextDates coming={holders.coming} all={holders.calendar} />
      <Dividends holders={holders} heading={heading} />
      <section className="home-disclosures">
        <GroupHeading list={holders.disclosures.list} />
        <EntryList items={holders.disclosures.items} headingLevel={3} />
      </section>
    </div>
  )
}

function Dividends({ holders: { dividends, dividendsAreSample }, heading }: HoldersProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const last = dividends.at(-1)
  if (!last) return null
  // A year of which more may be paid.
  const openFrom = last.isInterim ? dividends.length - 1 : undefined
  return (
    <section className="home-dividends" aria-labelledby="co-tuc">
      <h2 id="co-tuc">
        {heading ?? <Trans>Cổ tức tiền mặt mỗi cổ phiếu</Trans>} {dividendsAreSample && <SampleLabel />}
      </h2>
      <div aria-hidden="true">
        <PlainStair
          values={dividends.map(({ perShare }) => Number(perShare))}
          measure="other"
          height={56}
          openFrom={openFrom}
        />
      </div>
      <ol>
        {dividends.map(({ fiscalYear, perShare }, index) => (
          <li key={fiscalYear}>
            <span>{index === openFrom ? t`${fiscalYear} (tạm ứng)` : fiscalYear}</span>{' '}
            <b>{formatMoney(locale, perShare)}</b>
          </li>
        ))}
      </ol>
      <Link to="/quan-he-co-dong/co-phieu" className="way-on arrow">
        <Trans>Cổ phiếu và cổ tức</Trans>
      </Link>
    </section>
  )
}
