import { Trans, useLingui } from '@lingui/react/macro'
import { formatSize } from '#features/layout/attachments/format-size.ts'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { formatDate, formatDecimal, formatMoment } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { DataTable } from '#ui/data-table.tsx'
import { HrefLink } from '#ui/link.tsx'
import { formatNames, typeLabels } from './labels.ts'
import { dataFormats, type ListedColumn, type ListedSet } from './payload.ts'

/** A data set: what it is, its files, and what its columns mean. */
export function DataSetPart({ set }: { set: ListedSet }) {
  const locale = useLocale()
  const { name, title, about, page, rows, changedAt, sample, files } = set
  const count = formatDecimal(locale, String(rows))
  return (
    <section className="open-set" aria-labelledby={name}>
      <h3 id={name}>
        {title} {sample && <SampleLabel />}
      </h3>
      <p>{about}</p>
      <ul className="open-set-files">
        {dataFormats.map((format) => (
          <li key={format}>
            <a href={files[format].href} download={format === 'schema' ? undefined : ''} className="link">
              {formatNames[format]}
              <span className="sr-only">: {title}</span>
            </a>{' '}
            <small>{formatSize(locale, files[format].bytes)}</small>
          </li>
        ))}
      </ul>
      <p className="open-set-meta">
        <Trans>{count} dòng</Trans>
        {changedAt !== null && (
          <>
            {' · '}
            <Trans>
              mới nhất <Newest at={changedAt} />
            </Trans>
          </>
        )}
        {' · '}
        <HrefLink href={page.href} lang={page.lang} className="link">
          {page.title}
        </HrefLink>
      </p>
      <Columns set={set} />
    </section>
  )
}

/** The day or the moment at which the newest row appeared. */
function Newest({ at }: { at: string }) {
  const locale = useLocale()
  return <time dateTime={at}>{at.includes('T') ? formatMoment(locale, at) : formatDate(locale, at)}</time>
}

function Columns({ set: { title, columns } }: { set: ListedSet }) {
  const { t, i18n } = useLingui()
  const count = columns.length
  return (
    <details className="open-set-columns">
      <summary>
        <Trans>Các cột ({count})</Trans>
        <span className="sr-only">: {title}</span>
      </summary>
      <DataTable
        name={t`Các cột: ${title}`}
        columns={[t`Tên cột`, t`Ý nghĩa`, t`Kiểu`, t`Đơn vị`]}
        rows={columns.map(({ name, type, unit, ...column }) => ({
          key: name,
          head: <code translate="no">{name}</code>,
          cells: [<Meaning key="meaning" {...column} />, i18n._(typeLabels[type]), unit ?? '–'],
        }))}
      />
    </details>
  )
}

/** The meaning of a column, and that of each value, where there are few. */
function Meaning({ meaning, values = {} }: Pick<ListedColumn, 'meaning' | 'values'>) {
  const all = Object.entries(values)
  return (
    <>
      {meaning}
      {all.length > 0 && (
        <ul className="open-set-values">
          {all.map(([value, word]) => (
            <li key={value}>
              <code translate="no">{value}</code> {word}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
