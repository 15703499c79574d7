import { Trans, useLingui } from '@lingui/react/macro'
import { sourceLocale } from '#engine/model/locale/locale.ts'
import { formatDecimal } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { TableScroll } from '#ui/table-scroll.tsx'
import type { ShownMeeting } from './payload.ts'
import '#shell/styles/tables.css'

type Results = NonNullable<ShownMeeting['facts']['results']>

const votes = ['approve', 'against', 'abstain'] as const

/** The votes on each resolution. */
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
        <TableScroll name={t`Kết quả biểu quyết`}>
          <table aria-label={t`Kết quả biểu quyết`}>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>Nội dung</Trans>
                </th>
                {votes.map((vote) => (
                  <th key={vote} scope="col" className="align-right">
                    {labels[vote]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {resolutions.map((resolution) => (
                <tr key={resolution.title[sourceLocale]}>
                  <th scope="row">{resolution.title[locale]}</th>
                  {votes.map((vote) => (
                    <td key={vote} className="align-right">
                      {percent(resolution[vote])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      </div>
    </>
  )
}
