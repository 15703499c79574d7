import { Trans, useLingui } from '@lingui/react/macro'
import { sourceLocale } from '#engine/model/locale/locale.ts'
import { formatDecimal } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { divideDecimals, movePoint } from '#lib/numbers/decimal.ts'
import { TableScroll } from '#ui/table-scroll.tsx'
import type { ShownMeeting } from './payload.ts'

type Election = NonNullable<ShownMeeting['facts']['results']>['elections'][number]

interface ElectionTableProps {
  election: Election
  /** The shares present: all the votes of one seat. */
  shares: string
}

/** An election by cumulative voting, with the votes for each candidate, also in percent of the shares present. */
export function ElectionTable({ election, shares }: ElectionTableProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const { candidates, invalid } = election
  const title = election.title[locale]
  const seats = formatDecimal(locale, String(election.seats))
  return (
    <>
      <h4 className="meeting-election">{title}</h4>
      <p className="meeting-none">
        <Trans>
          Bầu dồn phiếu {seats} người: mỗi cổ phần có {seats} phiếu bầu. Tỷ lệ tính trên số cổ phần dự họp nên có thể
          vượt 100%.
        </Trans>
      </p>
      <div className="prose meeting-results">
        <TableScroll name={title} isStacked>
          <table aria-label={title}>
            <thead>
              <tr>
                <th scope="col">
                  <Trans context="Cột của bảng bầu cử">Ứng viên</Trans>
                </th>
                <th scope="col" className="align-right">
                  <Trans>Số phiếu bầu</Trans>
                </th>
                <th scope="col" className="align-right">
                  <Trans context="Cột của bảng bầu cử">Tỷ lệ</Trans>
                </th>
                <th scope="col">
                  <Trans context="Cột của bảng bầu cử">Kết quả</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {candidates.map(({ name, votes, isElected }) => (
                <tr key={name[sourceLocale]}>
                  <th scope="row">{name[locale]}</th>
                  <td className="align-right">{formatDecimal(locale, votes)}</td>
                  <td className="align-right">{formatDecimal(locale, toShare(votes, shares))}%</td>
                  <td>{isElected ? t`Trúng cử` : t`Không trúng cử`}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
        {invalid !== '0' && (
          <p>
            <Trans>Phiếu bầu không hợp lệ: {formatDecimal(locale, invalid)}.</Trans>
          </p>
        )}
      </div>
    </>
  )
}

function toShare(votes: string, shares: string): string {
  return divideDecimals(movePoint(votes, 2), shares, 2) ?? '0'
}
