import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoment } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { HrefLink } from '#ui/link.tsx'
import { Tag } from '#ui/tag.tsx'
import { markLabels, markTones } from '#features/layout/entry-mark-labels.ts'
import { paperKindLabels } from './labels.ts'
import type { MeetingPaper, ShownMeeting } from './payload.ts'

/** The papers of a meeting by kind, each leading to the disclosure that published it. */
export function MeetingPapers({ papers }: { papers: ShownMeeting['papers'] }) {
  const { i18n } = useLingui()
  return (
    <>
      <h3>
        <Trans>Tài liệu</Trans>
      </h3>
      {papers.length === 0 ? (
        <p className="meeting-none">
          <Trans>Chưa công bố tài liệu nào.</Trans>
        </p>
      ) : (
        <dl className="meeting-papers">
          {papers.map(({ kind, items }) => (
            <div key={kind}>
              <dt>{i18n._(paperKindLabels[kind])}</dt>
              {items.map((paper) => (
                <dd key={paper.link.href}>
                  <Paper paper={paper} />
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

function Paper({ paper: { link, refNo, publishedAt, marks } }: { paper: MeetingPaper }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  return (
    <>
      <HrefLink href={link.href} lang={link.lang}>
        {link.title}
      </HrefLink>
      <span className="meta">
        <time dateTime={publishedAt}>{formatMoment(locale, publishedAt)}</time>
        <span>{refNo}</span>
        {marks.map((mark) => (
          <Tag key={mark} tone={markTones[mark]}>
            {i18n._(markLabels[mark])}
          </Tag>
        ))}
      </span>
    </>
  )
}
