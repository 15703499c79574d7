import { Trans, useLingui } from '@lingui/react/macro'
import FileIcon from 'virtual:icon/lucide/file-text'
import { attachmentLanguageLabels } from '#features/layout/attachments/attachment-labels.ts'
import { formatSize } from '#features/layout/attachments/format-size.ts'
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
  const { i18n } = useLingui()
  const locale = useLocale()
  return (
    <section aria-labelledby="bao-cao-moi-nhat">
      <h2 id="bao-cao-moi-nhat">
        <Trans>Báo cáo tài chính mới nhất</Trans>
      </h2>
      {document && (
        // A plain link, because it leads to a file and not to a page of the app.
        <a
          href={document.href}
          hrefLang={document.language === 'both' ? undefined : document.language}
          className="answer-file"
        >
          <FileIcon />
          <span>
            <strong>
              {document.format.toUpperCase()}, {formatSize(locale, document.bytes)}
            </strong>
            <span lang={link.lang}>{link.title}</span>
            <small>{i18n._(attachmentLanguageLabels[document.language])}</small>
          </span>
        </a>
      )}
      <p className="answer-more">
        <HrefLink href={link.href} className="way-on arrow">
          <Trans>Công bố {formatDate(locale, publishedAt)}, kèm bản khác</Trans>
        </HrefLink>
      </p>
    </section>
  )
}
