import { Trans } from '@lingui/react/macro'
import type { CorrectedValue } from '#engine/model/payload.ts'
import './corrected-values.css'

/** The values that a correction replaces: before and after, a row for each. */
export function CorrectedValues({ changes }: { changes: readonly CorrectedValue[] }) {
  if (changes.length === 0) return null
  return (
    <table className="corrected-values">
      <thead>
        <tr>
          <th scope="col">
            <Trans>Nội dung</Trans>
          </th>
          <th scope="col">
            <Trans>Đã công bố</Trans>
          </th>
          <th scope="col">
            <Trans>Đính chính thành</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ what, before, after }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
