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
import type { EventKind } from './vocabulary.ts'
import './event-row.css'

/** Days of something that has several: what the day is comes before what it belongs to, which all of them share. */
const stepKinds: ReadonlySet<EventKind> = new Set(['lay-y-kien', 'ngay-dang-ky', 'khong-huong-quyen', 'thanh-toan'])

interface EventRowProps {
  event: ShownEvent
  headingLevel: 3 | 4
  /** True if it can be added to a calendar: what is past is not. */
  isComing: boolean
}

/** A date of the calendar: when, what, of what, and a file to add it to the visitor's own calendar. */
export function EventRow({ event, headingLevel, isComing }: EventRowProps) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const Heading = `h${headingLevel}` as const
  const { id, kind, at, title, lang, link, state, sample } = event
  const isStep = stepKinds.has(kind)
  const name = i18n._(eventKindLabels[kind])
  return (
    <article className={`event ${state === 'cancelled' ? 'is-cancelled' : ''}`}>
      <EventTime at={at} />
      <div className="event-text">
        <Heading>
          {isStep ? (
            name
          ) : (
            <HrefLink {...link} lang={lang}>
              {title}
            </HrefLink>
          )}
        </Heading>{' '}
        {state === 'cancelled' && <Tag tone="danger">{t`Đã hủy`}</Tag>}
        {state === 'moved' && <Tag tone="notice">{t`Đã đổi lịch`}</Tag>}
        {sample && <SampleLabel />}
        {isStep && (
          <p>
            <HrefLink {...link} lang={lang} className="event-of">
              {title}
            </HrefLink>
          </p>
        )}
        <EventNotes event={event} kind={isStep ? undefined : name} />
      </div>
      {isComing && (
        // Without `download`, so that a phone offers to add it at once.
        <a href={toEventUrl(id, locale)} className="event-add">
          <Trans>Thêm vào lịch</Trans>
          <span className="sr-only">
            : {name}, <span lang={lang}>{title}</span>
          </span>
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

interface EventNotesProps {
  event: ShownEvent
  /** The name of its kind, if the heading does not say it. */
  kind: string | undefined
}

/** Its kind, why it is on this day, and how that has changed. */
function EventNotes({ event: { formerly, reason, deadline }, kind }: EventNotesProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const format = formerly !== undefined && formerly !== toDay(formerly) ? formatMoment : formatDate
  const before = formerly !== undefined && format(locale, formerly)
  const { days, source } = deadline ?? {}
  const notes = [
    ...(kind === undefined ? [] : [`${kind}.`]),
    ...(deadline ? [t`${days} ngày sau khi kết thúc kỳ báo cáo, theo ${source}.`] : []),
    ...(before ? [t`Lịch trước đây: ${before}.`] : []),
    ...(reason === undefined ? [] : [reason]),
  ]
  return notes.length > 0 && <p>{notes.join(' ')}</p>
}
