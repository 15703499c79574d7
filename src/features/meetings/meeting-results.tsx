import { Trans, useLingui } from '@lingui/react/macro'
import { formatDecimal } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { sourceLocale } from '#model/locale/locale.ts'
import { tableRoles } from '#ui/table-roles.ts'
import type { ShownMeeting } from './payload.ts'

type Results = NonNullable<ShownMeeting['facts']['results']>

const votes = ['approve', 'against', 'abstain'] as const

/**
 * The votes on each resolution. On a phone the table is displayed as blocks, which some screen readers do not announce as
 * a table without roles.
 */
export function MeetingResults({ results: { attendance, resolutions } }: { results: Results }) {
  const { t } = useLingui()
  const locale = useLocale()
  const percent = (value: string) => `${formatDecimal(locale, value)}%`
  const present = percent(attendance)
  const labels = { approve: t`Tán thành`, against: t`Không tán thành`, abstain: t`Không có ý kiến` }
  return (
    <>
      <h3>
        <Trans>Kết quả biểu quyết</Trans>
      </h3>
      <p className="meeting-none">
        <Trans>Cổ đông dự họp đại diện {present} số cổ phần có quyền biểu quyết.</Trans>
      </p>
      <div className="prose meeting-results">
        <table className="stacked" {...tableRoles.table} aria-label={t`Kết quả biểu quyết`}>
          <thead {...tableRoles.rows}>
            <tr {...tableRoles.row}>
              <th {...tableRoles.columnHeader} scope="col">
                <Trans>Nội dung</Trans>
              </th>
              {votes.map((vote) => (
                <th key={vote} {...tableRoles.columnHeader} scope="col" className="align-right">
                  {labels[vote]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...tableRoles.rows}>
            {resolutions.map((resolution) => (
              <tr key={resolution.title[sourceLocale]} {...tableRoles.row}>
                <th {...tableRoles.rowHeader} scope="row">
                  {resolution.title[locale]}
                </th>
                {votes.map((vote) => (
                  <td key={vote} {...tableRoles.cell} className="align-right" data-label={labels[vote]}>
                    {percent(resolution[vote])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
