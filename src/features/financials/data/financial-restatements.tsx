import { Trans } from '@lingui/react/macro'
import { RelatedLink } from '#features/layout/entry/related-link.tsx'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import type { PeriodSource, Restatement } from '../payload.ts'
import { useFinancialFormat } from '../use-financial-format.ts'
import './financial-restatements.css'

interface RestatementsProps {
  restatements: readonly Restatement[]
  /** The id of the table with the figures. */
  table: string
}

/** Restated figures: before and after, with the reason and both reports. */
export function FinancialRestatements({ restatements, table }: RestatementsProps) {
  const { toTime, toFigure } = useFinancialFormat()
  if (restatements.length === 0) return null
  return (
    <div className="data-notes">
      <p>
        <Trans>Số liệu trình bày lại</Trans>
      </p>
      <ol>
        {restatements.map((restatement) => {
          const { note, group, label, was, now, reason, first, by } = restatement
          const time = toTime(restatement)
          const before = toFigure(was)
          const after = toFigure(now)
          return (
            <li key={note} value={note} id={`${table}-ghi-chu-${note}`} data-group={group}>
              <strong>
                {label} · {time}:
              </strong>{' '}
              <Trans>
                trước đây {before} (<SourceLink source={first} />
                ), nay {after} (<SourceLink source={by} />
                ).
              </Trans>{' '}
              {reason}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function SourceLink({ source }: { source: PeriodSource }) {
  const locale = useLocale()
  if (source === 'taken-down') return <RelatedLink link={source} />
  const { link, publishedAt } = source
  return (
    <>
      <RelatedLink link={link} />
      {`, ${formatDate(locale, publishedAt)}`}
    </>
  )
}
