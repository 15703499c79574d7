import { useLingui } from '@lingui/react/macro'
import FileIcon from 'virtual:icon/lucide/file-text'
import type { AttachmentLink } from '#engine/model/entries/attachments.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { attachmentLanguageLabels } from './attachment-labels.ts'
import { formatSize } from './format-size.ts'
import './document-card.css'

interface DocumentCardProps {
  document: Pick<AttachmentLink, 'href' | 'language' | 'format' | 'bytes'>
  /** Its title, where the page does not say it already. */
  title?: string | undefined
  /** The language of the title, if it is not the page's. */
  lang?: Locale | undefined
}

/** A document that a page is opened for: a link as large as a finger, with its type, size and language. */
export function DocumentCard({ document: { href, language, format, bytes }, title, lang }: DocumentCardProps) {
  const { i18n } = useLingui()
  const locale = useLocale()
  return (
    // A plain link, because it leads to a file and not to a page of the app.
    <a href={href} hrefLang={language === 'both' ? undefined : language} className="document-card">
      <FileIcon />
      <span>
        <strong>
          {format.toUpperCase()}, {formatSize(locale, bytes)}
        </strong>
        {title !== undefined && <span lang={lang}>{title}</span>}
        <small>{i18n._(attachmentLanguageLabels[language])}</small>
      </span>
    </a>
  )
}
