import { Trans, useLingui } from '@lingui/react/macro'
import { sourceLocale } from '#engine/model/locale/locale.ts'
import { formatDecimal } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { TableScroll } from '#ui/table-scroll.tsx'
import { Tag } from '#ui/tag.tsx'
import { ElectionTable } from './election-table.tsx'
import type { ShownMeeting } from './payload.ts'
import { votes } from './to-vote-segments.ts'
import { VoteTread } from './vote-tread.tsx'
import '#shell/styles/tables.css'

type Results = NonNullable<ShownMeeting['facts']['results']>
type Resolution = Results['resolutions'][number]

/** Who took part, the votes on each resolution, and elections. */
export function MeetingResults({ results }: { results: Results }) {
  const { attendance, present, resolutions, elections } = results
  const locale = useLocale()
  const percent = `${formatDecimal(locale, attendance)}%`
  const shareholders = formatDecimal(locale, String(present?.shareholders ?? 0))
  const shares = formatDecimal(locale, present?.shares ?? '0')
  return (
    <>
      <h3>
        <Trans>Kết quả biểu quyết</Trans>
      </h3>
      <p className="meeting-none">
        {present ? (
          <Trans>
            {shareholders} cổ đông dự họp hoặc được đại diện, với {shares} cổ phần, bằng {percent} số cổ phần có quyền
            biểu quyết.
          </Trans>
        ) : (
          <Trans>Cổ đông dự họp đại diện {percent} số cổ phần có quyền biểu quyết.</Trans>
        )}
      </p>
      {resolutions.length > 0 && <ResolutionTable resolutions={resolutions} />}
      {present &&
        elections.map((election) => (
          <ElectionTable key={election.title[sourceLocale]} election={election} shares={present.shares} />
        ))}
    </>
  )
}

function ResolutionTable({ resolutions }: { resolutions: readonly Resolution[] }) {
  const { t } = useLingui()
  const locale = useLocale()
  const labels = {
    approve: t`Tán thành`,
    against: t`Không tán thành`,
    abstain: t`Không có ý kiến`,
    invalid: t`Không hợp lệ`,
  }
  const hasInvalid = resolutions.some(({ invalid, votes: counts }) => isSome(invalid) || isSome(counts?.invalid))
  const columns = votes.filter((vote) => vote !== 'invalid' || hasInvalid)
  return (
    <div className="prose meeting-results">
      <TableScroll name={t`Kết quả biểu quyết`} isStacked>
        <table aria-label={t`Kết quả biểu quyết`}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Nội dung</Trans>
              </th>
              {columns.map((vote) => (
                <th key={vote} scope="col" className="align-right">
                  {labels[vote]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {resolutions.map((resolution) => (
              <tr key={resolution.title[sourceLocale]}>
                <th scope="row">
                  {resolution.title[locale]}
                  {!resolution.isPassed && (
                    <>
                      {' '}
                      <Tag tone="danger">{t`Không được thông qua`}</Tag>
                    </>
                  )}
                  <VoteTread shares={resolution} isPassed={resolution.isPassed} />
                </th>
                {columns.map((vote) => (
                  <td key={vote} className="align-right" data-of={labels[vote]}>
                    {formatDecimal(locale, resolution[vote])}%
                    {resolution.votes && (
                      <span className="meeting-count">{formatDecimal(locale, resolution.votes[vote])}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </div>
  )
}

function isSome(value: string | undefined): boolean {
  return value !== undefined && /[1-9]/.test(value)
}
