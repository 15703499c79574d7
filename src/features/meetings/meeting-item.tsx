import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { sourceLocale } from '#engine/model/locale/locale.ts'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { formatDate, formatMoment } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { bindFigures } from '#lib/text/typeset.ts'
import { Facts } from '#ui/facts.tsx'
import { OutsideLink } from '#ui/outside-link.tsx'
import { Prose } from '#ui/prose.tsx'
import { Tag } from '#ui/tag.tsx'
import { meetingFormLabels } from './labels.ts'
import { MeetingDocuments } from './meeting-documents.tsx'
import { MeetingResults } from './meeting-results.tsx'
import type { ShownMeeting } from './payload.ts'
import './meeting-item.css'

/** A meeting: date and place, documents and votes. */
export function MeetingItem({ meeting }: { meeting: ShownMeeting }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const { config } = useRouteContext({ from: '__root__' })
  const { slug, facts, title, summary, html, textLocale, isOver, papers, calendarFile } = meeting
  const formerly = facts.rescheduled
    .map((former) => `${formatMoment(locale, former.opensAt)}. ${former.reason[locale]}`)
    .join(' ')
  const foreign = textLocale === locale ? undefined : textLocale
  return (
    <section className="meeting" id={slug} aria-labelledby={`${slug}-ten`}>
      <p className="meta">
        {!isOver && <Tag tone="brand">{t`Sắp họp`}</Tag>}
        {facts.sample && <SampleLabel />}
      </p>
      <h2 id={`${slug}-ten`} lang={foreign}>
        {title}
      </h2>
      <p lang={foreign}>{summary}</p>
      <Facts
        facts={[
          {
            label: t`Khai mạc`,
            value: (
              <>
                <time dateTime={facts.opensAt}>{formatMoment(locale, facts.opensAt)}</time>
                {calendarFile !== undefined && (
                  <>
                    {' · '}
                    <a href={calendarFile} className="meeting-calendar">{t`Thêm vào lịch`}</a>
                  </>
                )}
              </>
            ),
          },
          ...(facts.rescheduled.length > 0 ? [{ label: t`Lịch trước đây`, value: formerly }] : []),
          { label: t`Ngày đăng ký cuối cùng`, value: formatDate(locale, facts.recordDate) },
          { label: t`Hình thức họp`, value: i18n._(meetingFormLabels[facts.form]) },
          { label: t`Địa điểm`, value: facts.place[locale] },
        ]}
      />
      {config.meetingUrl !== undefined && <MeetingSite url={config.meetingUrl} isOver={isOver} />}
      {facts.agenda.length > 0 && (
        <>
          <h3>
            <Trans>Chương trình họp</Trans>
          </h3>
          <ol className="meeting-agenda">
            {facts.agenda.map((item) => (
              <li key={item[sourceLocale]}>{bindFigures(item[locale])}</li>
            ))}
          </ol>
        </>
      )}
      <Prose html={html} lang={foreign} />
      {facts.results && <MeetingResults results={facts.results} />}
      <MeetingDocuments papers={papers} />
    </section>
  )
}

/** The external site of the meetings: where to register for a coming one. */
function MeetingSite({ url, isOver }: { url: string; isOver: boolean }) {
  const { t } = useLingui()
  return (
    <p>
      <OutsideLink href={url} note={t`(trang web bên ngoài)`} className={isOver ? 'link' : 'button button-first'}>
        {isOver ? <Trans>Trang đại hội đồng cổ đông</Trans> : <Trans>Đăng ký và dự họp trực tuyến</Trans>}
      </OutsideLink>
    </p>
  )
}
