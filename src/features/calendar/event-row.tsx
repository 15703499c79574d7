import { Trans, useLingui } from '@lingui/react/macro'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { formatWeekday } from '#i18n/format-calendar.ts'
import { formatDate, formatMoment, formatShortDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { HrefLink } from '#ui/link.tsx'
import { Tag } from '#ui/tag.tsx'
import { toEventUrl } from './event-files.ts'
import { toDay } from './is-past.ts'
import { eventKindLabels } from './labels.ts'
import { toWeekday } from './month-days.ts'
import type { ShownEvent } from './payload.ts'
import './event-row.css'

interface EventRowProps {
  event: ShownEvent
  headingLevel: 3 | 4
  /** True if it can be added to a calendar: what is past is not. */
  isComing: boolean
}

/** A date of the calendar: when, what, and a file to add it to the visitor's own calendar. */
export function EventRow({ event, headingLevel, isComing }: EventRowProps) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const Heading = `h${headingLevel}` as const
  const { id, kind, at, title, lang, link, state, sample } = event
  return (
    <article className={`event ${state === 'cancelled' ? 'is-cancelled' : ''}`}>
      <EventTime at={at} />
      <div className="event-text">
        <Heading lang={lang}>
          <HrefLink {...link}>{title}</HrefLink>
        </Heading>{' '}
        {state === 'cancelled' && <Tag tone="danger">{t`Đã hủy`}</Tag>}
        {state === 'moved' && <Tag tone="notice">{t`Đã đổi lịch`}</Tag>}
        {sample && <SampleLabel />}
        <EventNotes event={event} />
      </div>
      <p className="event-kind">{i18n._(eventKindLabels[kind])}</p>
      {isComing && (
        // Without `download`, so that a phone offers to add it at once.
        <a href={toEventUrl(id, locale)} className="event-add">
          <Trans>Thêm vào lịch</Trans>
          <span className="sr-only">: {title}</span>
        </a>
      )}
    </article>
  )
}

function EventTime({ at }: Pick<ShownEvent, 'at'>) {
  const locale = useLocale()
  const day = toDay(at)
  const time = at === day ? undefined : at.slice('2026-12-18T'.length, '2026-12-18T09:00'.length)
  return (
    <p className="event-when">
      <time dateTime={at}>{formatShortDate(locale, at)}</time>
      <span>
        {formatWeekday(locale, toWeekday(day), 'long')}
        {time !== undefined && `, ${time}`}
      </span>
    </p>
  )
}

/** Why it is on this day, and how that has changed. */
function EventNotes({ event: { formerly, reason, deadline } }: { event: ShownEvent }) {
  const { t } = useLingui()
  const locale = useLocale()
  const format = formerly !== undefined && formerly !== toDay(formerly) ? formatMoment : formatDate
  const before = formerly !== undefined && format(locale, formerly)
  const { days, source } = deadline ?? {}
  const notes = [
    ...(deadline ? [t`${days} ngày sau khi kết thúc kỳ báo cáo, theo ${source}.`] : []),
    ...(before ? [t`Lịch trước đây: ${before}.`] : []),
    ...(reason === undefined ? [] : [reason]),
  ]
  return notes.length > 0 && <p>{notes.join(' ')}</p>
}
