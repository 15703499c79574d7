import { Trans, useLingui } from '@lingui/react/macro'
import { RelatedLink } from '#features/layout/entry/related-link.tsx'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { groupBy } from '#lib/group-by.ts'
import { groupLabels } from '../labels.ts'
import type { PeriodSource, Restatement, TableGroup } from '../payload.ts'
import { useFinancialFormat } from '../use-financial-format.ts'
import './financial-restatements.css'

interface RestatementsProps {
  restatements: readonly Restatement[]
  /** The id of the table with the figures. */
  table: string
}

/** Restated figures: before and after, with the reason and both reports. They are counted in each group of the table. */
export function FinancialRestatements({ restatements, table }: RestatementsProps) {
  const { i18n } = useLingui()
  if (restatements.length === 0) return null
  const groups = groupBy(restatements, ({ group }) => group)
  return (
    <div className="data-notes">
      <p>
        <Trans>Số liệu trình bày lại</Trans>
      </p>
      {[...groups].map(([group, own]) => (
        <section key={group} data-group={group} aria-label={i18n._(groupLabels[group])}>
          {groups.size > 1 && <p className="data-notes-group">{i18n._(groupLabels[group])}</p>}
          <ol>
            {own.map((restatement) => (
              <Note key={restatement.note} restatement={restatement} id={toNoteId(table, restatement)} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

/** The id of a note, and of the link to it. */
export function toNoteId(table: string, { group, note }: { group: TableGroup; note: number }): string {
  return `${table}-${group}-ghi-chu-${note}`
}

function Note({ restatement, id }: { restatement: Restatement; id: string }) {
  const { toTime, toFigure } = useFinancialFormat()
  const { note, label, was, now, reason, first, by } = restatement
  const time = toTime(restatement)
  const before = toFigure(was)
  const after = toFigure(now)
  return (
    <li value={note} id={id}>
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
