import { Trans, useLingui } from '@lingui/react/macro'
import { formatDecimal } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { outcomeLabels } from '../labels.ts'
import type { Outcome } from '../payload.ts'
import { isKnown } from './is-known.ts'
import { OutcomeSymbol } from './outcome-symbol.tsx'

/** How the session of a commentary closed, in a word and a figure, for a row of a list. */
export function OutcomeMark({ outcome }: { outcome: Outcome }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  return (
    <span className="outcome-mark">
      <span>
        <OutcomeSymbol state={outcome.state} /> {i18n._(outcomeLabels[outcome.state])}
      </span>
      {isKnown(outcome) && (
        <span>
          <span className="sr-only">
            <Trans>đóng cửa</Trans>{' '}
          </span>
          {formatDecimal(locale, outcome.close)}
        </span>
      )}
    </span>
  )
}
