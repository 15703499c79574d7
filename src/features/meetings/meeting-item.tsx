import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { sourceLocale } from '#engine/model/locale/locale.ts'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { useLocale } from '#i18n/use-locale.ts'
import { bindFigures } from '#lib/text/typeset.ts'
import { Cover } from '#ui/covers/cover.tsx'
import { Facts } from '#ui/facts.tsx'
import { OutsideLink } from '#ui/outside-link.tsx'
import { Prose } from '#ui/prose.tsx'
import { Tag } from '#ui/tag.tsx'
import { MeetingCancelled } from './meeting-cancelled.tsx'
import { MeetingDocuments } from './meeting-documents.tsx'
import { useMeetingFacts } from './meeting-facts.tsx'
import { MeetingMoves } from './meeting-moves.tsx'
import { MeetingResults } from './meeting-results.tsx'
import type { ShownMeeting } from './payload.ts'
import './meeting-item.css'

/** A meeting: date and place, documents and votes. */
export function MeetingItem({ meeting }: { meeting: ShownMeeting }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { config } = useRouteContext({ from: '__root__' })
  const { slug, facts, title, summary, html, textLocale, isOver, papers, drawn } = meeting
  const foreign = textLocale === locale ? undefined : textLocale
  return (
    <section className="meeting" id={slug} aria-labelledby={`${slug}-ten`}>
      <Cover cover={drawn} form="tile" />
      <p className="meta">
        {!isOver && <Tag tone="brand">{facts.kind === 'lay-y-kien' ? t`Đang lấy ý kiến` : t`Sắp họp`}</Tag>}
        {facts.sample && <SampleLabel />}
      </p>
      <h2 id={`${slug}-ten`} lang={foreign}>
        {title}
      </h2>
      <p lang={foreign}>{summary}</p>
      <MeetingCancelled facts={facts} />
      <MeetingMoves facts={facts} />
      <Facts facts={useMeetingFacts(meeting)} />
      {config.meetingUrl !== undefined && !facts.withdrawal && facts.kind !== 'lay-y-kien' && (
        <MeetingSite url={config.meetingUrl} isOver={isOver} />
      )}
      {facts.agenda.length > 0 && (
        <>
          <h3>{facts.kind === 'lay-y-kien' ? <Trans>Nội dung lấy ý kiến</Trans> : <Trans>Chương trình họp</Trans>}</h3>
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
        {isOver ? <Trans>Trang Đại hội đồng cổ đông</Trans> : <Trans>Đăng ký và dự họp trực tuyến</Trans>}
      </OutsideLink>
    </p>
  )
}
