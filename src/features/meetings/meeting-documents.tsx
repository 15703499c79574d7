import { Trans, useLingui } from '@lingui/react/macro'
import { markLabels, markTones } from '#features/layout/entry/entry-mark-labels.ts'
import { formatMoment } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { HrefLink } from '#ui/link.tsx'
import { Tag } from '#ui/tag.tsx'
import { documentKindLabels } from './labels.ts'
import type { MeetingDocument, ShownMeeting } from './payload.ts'
import './meeting-documents.css'

/** The documents of a meeting by kind, as links to the disclosures that contain them. */
export function MeetingDocuments({ papers }: { papers: ShownMeeting['papers'] }) {
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
              <dt>{i18n._(documentKindLabels[kind])}</dt>
              {items.map((item) => (
                <dd key={item.link.href}>
                  <DocumentLink document={item} />
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

function DocumentLink({ document: { link, refNo, publishedAt, marks } }: { document: MeetingDocument }) {
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
