import { Trans, useLingui } from '@lingui/react/macro'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { formatMoment } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { descending } from '#lib/order.ts'
import { Prose } from '#ui/prose.tsx'
import { Duration } from './duration.tsx'
import { noticeImpactLabels, noticeKindLabels, serviceLabels } from './labels.ts'
import { NoticeIcon } from './notice-icon.tsx'
import { toPhase } from './notice-phase.ts'
import { NoticeTime } from './notice-time.tsx'
import type { ServiceNotice } from './payload.ts'

/** A notice with its course: what, since when, for how long, and what was said of it, the newest first. */
export function NoticeArticle({ notice, now }: { notice: ServiceNotice; now: Date }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const { slug, facts, times, title, summary, html, textLocale } = notice
  const { kind, impact, services, updates, startsAt, resolvedAt } = facts
  const foreign = textLocale === locale ? undefined : textLocale
  const Heading = toPhase(times, now) === 'over' ? 'h4' : 'h3'
  return (
    <article id={slug} className="service-notice" data-kind={kind}>
      <p className="service-kind">
        <NoticeIcon kind={kind} />
        <span>
          {i18n._(noticeKindLabels[kind])} · {i18n._(noticeImpactLabels[impact])}
        </span>
        {facts.sample && <SampleLabel />}
      </p>
      <Heading lang={foreign}>{title}</Heading>
      <p className="service-note">
        {services.map((service) => i18n._(serviceLabels[service])).join(', ')}
        {' · '}
        {resolvedAt === undefined || toPhase(times, now) !== 'over' ? (
          <NoticeTime times={times} now={now} />
        ) : (
          <>
            <time dateTime={startsAt}>{formatMoment(locale, startsAt)}</time> –{' '}
            <time dateTime={resolvedAt}>{formatMoment(locale, resolvedAt)}</time> (
            <Duration from={startsAt} to={resolvedAt} />)
          </>
        )}
      </p>
      <p lang={foreign}>{summary}</p>
      {html !== '' && <Prose html={html} lang={foreign} />}
      {updates.length > 0 && (
        <ol className="service-updates">
          {updates
            .toSorted((a, b) => descending(a.at, b.at))
            .map(({ at, text }) => (
              <li key={at}>
                <time dateTime={at}>{formatMoment(locale, at)}</time>
                <p>{text[locale]}</p>
              </li>
            ))}
        </ol>
      )}
      {resolvedAt === undefined && updates.length === 0 && (
        <p className="service-note">
          <Trans>Chưa có cập nhật.</Trans>
        </p>
      )}
    </article>
  )
}
