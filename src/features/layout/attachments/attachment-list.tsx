import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from '#i18n/use-locale.ts'
import type { AttachmentLink } from '#model/entries/attachments.ts'
import { attachmentKindLabels, attachmentLanguageLabels } from './attachment-labels.ts'
import { formatSize } from './format-size.ts'
import './attachment-list.css'

/** The documents of an entry, each with its type and size in the text of the link, and its checksum on demand. */
export function AttachmentList({ attachments }: { attachments: readonly AttachmentLink[] | undefined }) {
  const { t } = useLingui()
  if (!attachments) return null
  return (
    <section className="documents" aria-label={t`Tài liệu`}>
      <h2>
        <Trans>Tài liệu</Trans>
      </h2>
      <ul>
        {attachments.map((attachment) => (
          <li key={attachment.href}>
            <Attachment attachment={attachment} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Attachment({ attachment }: { attachment: AttachmentLink }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const { href, title, kind, language, format, bytes, sha256 } = attachment
  return (
    <>
      <p className="document-kind">{i18n._(attachmentKindLabels[kind])}</p>
      {/* A plain link, because it leads to a file and not to a page of the app. */}
      <a href={href} hrefLang={language === 'both' ? undefined : language}>
        <span>{title}</span>{' '}
        <small>
          {format.toUpperCase()}, {formatSize(locale, bytes)} · {i18n._(attachmentLanguageLabels[language])}
        </small>
      </a>
      <details>
        <summary>
          SHA-256
          <span className="sr-only">
            {' '}
            <Trans>của {title}</Trans>
          </span>
        </summary>
        <code>{sha256}</code>
      </details>
    </>
  )
}
