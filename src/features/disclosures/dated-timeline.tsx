import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { stepLabels } from './labels.ts'
import type { DatedStep } from './payload.ts'
import '#features/layout/stair.css'
import './dated-timeline.css'

/** The dates of a shareholders' right, from the announcement to the payment. */
export function DatedTimeline({ steps }: { steps: readonly DatedStep[] }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  if (steps.length === 0) return null
  return (
    <ol className="dated-timeline stair" aria-label={t`Lịch thực hiện`}>
      {steps.map(({ step, date, isPast, calendarFile }) => (
        <li key={step} className={isPast ? undefined : 'is-coming'}>
          <time dateTime={date.slice(0, 'yyyy-mm-dd'.length)}>{formatDate(locale, date)}</time>
          <span>
            {i18n._(stepLabels[step])}
            {calendarFile !== undefined && (
              <>
                {' · '}
                <a href={calendarFile} className="timeline-add">
                  <Trans>Thêm vào lịch</Trans>
                  <span className="sr-only">: {i18n._(stepLabels[step])}</span>
                </a>
              </>
            )}
          </span>
          {!isPast && (
            <small>
              <Trans>Sắp tới</Trans>
            </small>
          )}
        </li>
      ))}
    </ol>
  )
}
