import { Trans, useLingui } from '@lingui/react/macro'
import { formatChange, formatDate, formatDecimal } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { addDecimals, negateDecimal, toPercentChange } from '#lib/numbers/decimal.ts'
import { Band } from '#ui/chart/band.tsx'
import { outcomeLabels } from '../labels.ts'
import { isKnown } from '../outcome/is-known.ts'
import { OutcomeSymbol } from '../outcome/outcome-symbol.tsx'
import type { CommentaryPayload, KnownOutcome, Outcome } from '../payload.ts'
import './commentary-band.css'

interface CommentaryBandProps {
  facts: CommentaryPayload['facts']
  outcome: Outcome
}

/** Support and resistance of the leading index around its close before, and the close that followed, once it is known. */
export function CommentaryBand({ facts, outcome }: CommentaryBandProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const { levels, indices, indicesOf, sessionDate, kind } = facts
  const [leading] = indices
  if (!leading) return null
  const { name, close } = leading
  const known = isKnown(outcome) ? outcome : undefined
  const session = formatDate(locale, sessionDate)
  const support = formatDecimal(locale, levels.support)
  const resistance = formatDecimal(locale, levels.resistance)
  return (
    <figure className="commentary-band">
      <figcaption>
        {kind === 'truoc-phien' ? (
          <Trans>
            {name}: vùng dự kiến của phiên {session}
          </Trans>
        ) : (
          <Trans>
            {name}: vùng dự kiến của phiên sau ngày {session}
          </Trans>
        )}
      </figcaption>
      <Band
        levels={[Number(levels.support), Number(levels.resistance)]}
        before={Number(close)}
        value={known && Number(known.close)}
        names={[t`Hỗ trợ ${support}`, t`Kháng cự ${resistance}`]}
      />
      <ul>
        <li>
          <OutcomeSymbol state="open" />{' '}
          <Trans>
            Đóng cửa {formatDate(locale, indicesOf)}: {formatDecimal(locale, close)}
          </Trans>
        </li>
        {known ? (
          <After outcome={known} before={close} />
        ) : (
          <li>
            {outcome.state === 'late' ? (
              <Trans>Đăng sau giờ mở cửa của phiên, nên không được đối chiếu.</Trans>
            ) : (
              <Trans>Chưa có điểm đóng cửa của phiên đó.</Trans>
            )}
          </li>
        )}
      </ul>
    </figure>
  )
}

function After({ outcome, before }: { outcome: KnownOutcome; before: string }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const { state, date, close, direction } = outcome
  const change = addDecimals([close, negateDecimal(before)])
  return (
    <li>
      <OutcomeSymbol state={state} />{' '}
      <Trans>
        Đóng cửa {formatDate(locale, date)}: <strong>{formatDecimal(locale, close)}</strong>
      </Trans>{' '}
      ({formatChange(locale, change)}; {formatChange(locale, toPercentChange(before, close, 2))}%){'\u00a0'}·{' '}
      <strong>{i18n._(outcomeLabels[state])}</strong>
      {direction && (
        <>
          {'\u00a0· '}
          {direction === 'right' ? <Trans>đúng xu hướng dự báo</Trans> : <Trans>sai xu hướng dự báo</Trans>}
        </>
      )}
    </li>
  )
}
