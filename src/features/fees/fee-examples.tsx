import { Trans } from '@lingui/react/macro'
import { Days } from './days.tsx'
import type { Schedule, Terms } from './fee-types.ts'
import { useFeeText } from './use-fee-text.ts'

/** Worked examples, which the build has checked. */
export function FeeExamples({ schedule, terms }: { schedule: Schedule; terms: Terms }) {
  const { toQuantity, toMoney } = useFeeText(terms)
  const { examples, basis } = schedule.facts
  return (
    <details className="fee-examples">
      <summary>
        <Trans>Ví dụ tính phí</Trans>
      </summary>
      <ul>
        {examples.map(({ channel, amount, days, fee }) => (
          <li key={`${channel} ${amount} ${days}`}>
            <span>
              {toQuantity(basis, amount)}
              {', '}
              {terms.channels[channel].toLowerCase()}
              {days !== undefined && (
                <>
                  {', '}
                  <Days count={days} />
                </>
              )}
            </span>
            <b>{toMoney(fee)}</b>
          </li>
        ))}
      </ul>
    </details>
  )
}
