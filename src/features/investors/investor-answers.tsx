import { Trans } from '@lingui/react/macro'
import { DocumentCard } from '#features/layout/attachments/document-card.tsx'
import { SampleArea } from '#features/layout/sample-area.tsx'
import { DividendCard } from '#features/shares/dividend-card.tsx'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { HrefLink, Link } from '#ui/link.tsx'
import type { InvestorBrief, LatestReport } from './payload.ts'
import './investor-answers.css'

interface InvestorAnswersProps {
  answers: Pick<InvestorBrief, 'dividend' | 'report'>
  isLabelled: boolean
}

/** Answers to what shareholders come to ask: what is paid and when, and the latest statements. */
export function InvestorAnswers({ answers: { dividend, report }, isLabelled }: InvestorAnswersProps) {
  const shown = [dividend, report].filter((one) => one !== null)
  if (shown.length === 0) return null
  return (
    <div className="investor-answers">
      <SampleArea of={shown} isLabelled={isLabelled}>
        {dividend && (
          <section aria-labelledby="co-tuc-gan-nhat">
            <h2 id="co-tuc-gan-nhat">
              <Trans>Cổ tức gần nhất</Trans>
            </h2>
            <DividendCard dividend={dividend} />
            <p>
              <Link to="/quan-he-co-dong/co-phieu" className="way-on arrow">
                <Trans>Các lần trả cổ tức</Trans>
              </Link>
            </p>
          </section>
        )}
        {report && <Report report={report} />}
      </SampleArea>
    </div>
  )
}

function Report({ report: { link, publishedAt, document } }: { report: LatestReport }) {
  const locale = useLocale()
  return (
    <section aria-labelledby="bao-cao-moi-nhat">
      <h2 id="bao-cao-moi-nhat">
        <Trans>Báo cáo tài chính mới nhất</Trans>
      </h2>
      {document && <DocumentCard document={document} title={link.title} lang={link.lang} />}
      <p className="answer-more">
        <HrefLink href={link.href} className="way-on arrow">
          <Trans>Công bố {formatDate(locale, publishedAt)}, kèm bản khác</Trans>
        </HrefLink>
      </p>
    </section>
  )
}
