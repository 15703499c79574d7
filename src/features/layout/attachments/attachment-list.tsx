import { Trans, useLingui } from '@lingui/react/macro'
import type { AttachmentLink } from '#engine/model/entries/attachments.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { attachmentKindLabels, attachmentLanguageLabels } from './attachment-labels.ts'
import { formatSize } from './format-size.ts'
import './attachment-list.css'

/**
 * The documents of an entry, each with its type and size in the text of the link, and its checksum on demand. Its language is
 * part of the name where two have one title, as a document and its translation do.
 */
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
            <Attachment attachment={attachment} isAlone={isAlone(attachment, attachments)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function isAlone({ title }: AttachmentLink, attachments: readonly AttachmentLink[]): boolean {
  return attachments.filter((other) => other.title === title).length === 1
}

function Attachment({ attachment, isAlone }: { attachment: AttachmentLink; isAlone: boolean }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const { href, title, kind, language, format, bytes, sha256 } = attachment
  const languageName = i18n._(attachmentLanguageLabels[language])
  const name = isAlone ? title : `${title} – ${languageName}`
  return (
    <>
      <p className="document-kind">{i18n._(attachmentKindLabels[kind])}</p>
      {/* A plain link, because it leads to a file and not to a page of the app. */}
      <a href={href} hrefLang={language === 'both' ? undefined : language}>
        <span>{name}</span>{' '}
        <small>
          {format.toUpperCase()}, {formatSize(locale, bytes)}
          {isAlone && ` · ${languageName}`}
        </small>
      </a>
      <details>
        <summary>
          SHA-256
          <span className="sr-only">
            {' '}
            <Trans>của {name}</Trans>
          </span>
        </summary>
        <code>{sha256}</code>
      </details>
    </>
  )
}
