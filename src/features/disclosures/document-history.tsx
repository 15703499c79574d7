import { Trans } from '@lingui/react/macro'
import { RelatedLink } from '#features/layout/entry/related-link.tsx'
import { formatMoment } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import type { HistoryEvent } from './payload.ts'
import './document-history.css'

/** The events of a document since its first version, on demand. */
export function DocumentHistory({ events }: { events: readonly HistoryEvent[] }) {
  const locale = useLocale()
  return (
    <details className="document-history">
      <summary>
        <Trans>Lịch sử công bố</Trans>
      </summary>
      <ol>
        {events.map((event) => (
          <li key={toKey(event)}>
            <time dateTime={event.at}>{formatMoment(locale, event.at)}</time>
            <div>
              <p>
                <EventText event={event} />
              </p>
              {event.reason && <p>{event.reason}</p>}
            </div>
          </li>
        ))}
      </ol>
    </details>
  )
}

function EventText({ event: { kind, link } }: { event: HistoryEvent }) {
  const other = link && <RelatedLink link={link} />
  switch (kind) {
    case 'earlier':
      return <Trans>Công bố bản trước: {other}</Trans>
    case 'published':
      return <Trans>Công bố văn bản này</Trans>
    case 'corrects':
      return <Trans>Đính chính: {other}</Trans>
    case 'supersedes':
      return <Trans>Thay thế: {other}</Trans>
    case 'corrected':
      return <Trans>Được đính chính bởi: {other}</Trans>
    case 'correction-withdrawn':
      return <Trans>Thu hồi bản đính chính: {other}</Trans>
    case 'successor-withdrawn':
      return <Trans>Thu hồi bản thay thế: {other}</Trans>
    case 'superseded':
      return <Trans>Được thay thế bởi: {other}</Trans>
    case 'withdrawn':
      return <Trans>Thu hồi</Trans>
  }
}

function toKey({ kind, at, link }: HistoryEvent): string {
  return `${kind} ${at} ${typeof link === 'object' ? link.href : ''}`
}
