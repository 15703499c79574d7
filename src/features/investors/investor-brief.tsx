import { Trans, useLingui } from '@lingui/react/macro'
import { basisTitles, moneyUnitLabels } from '#features/financials/labels.ts'
import { LatestQuarter } from '#features/financials/quarters/latest-quarter.tsx'
import { QuarterResults } from '#features/financials/quarters/quarter-results.tsx'
import { SampleArea } from '#features/layout/sample-area.tsx'
import { HrefLink } from '#ui/link.tsx'
import { InvestorAnswers } from './investor-answers.tsx'
import { NextDates } from './next-dates.tsx'
import type { InvestorBrief as Brief } from './payload.ts'
import { ShareBrief } from './share-brief.tsx'
import './investor-part.css'
import './investor-brief.css'

/** Results, share and next dates, above the texts of the hub for shareholders. */
export function InvestorBrief({ brief, isLabelled }: { brief: Brief; isLabelled: boolean }) {
  const { latest, results, share, coming, links } = brief
  return (
    <div className="investor-brief">
      <InvestorAnswers answers={brief} isLabelled={isLabelled} />
      {latest && <LatestQuarter latest={latest} />}
      <SampleArea of={[...(share ? [share] : []), ...coming]} isLabelled={isLabelled || latest?.sample === true}>
        <div className="investor-facts">
          <NextDates coming={coming} all={links.calendar} />
          {share && <ShareBrief share={share} page={links.share} />}
        </div>
        {results && <Results results={results} all={links.data} />}
      </SampleArea>
    </div>
  )
}

function Results({ results, all }: { results: NonNullable<Brief['results']>; all: Brief['links']['data'] }) {
  const { t, i18n } = useLingui()
  const basis = i18n._(basisTitles[results.basis])
  const unit = i18n._(moneyUnitLabels[results.unit])
  return (
    <section aria-labelledby="ket-qua-quy" className="investor-part">
      <h2 id="ket-qua-quy">
        <Trans>Kết quả từng quý</Trans>
      </h2>
      <QuarterResults results={results} caption={t`Kết quả từng quý: ${basis}, ${unit}`} />
      <p>
        <HrefLink href={all.href} className="way-on arrow">
          <Trans>Số liệu các năm và các quý</Trans>
        </HrefLink>
      </p>
    </section>
  )
}
