import { Select, useLingui } from '@lingui/react/macro'
import type { ItemDocuments } from '#engine/model/entries/attachments.ts'
import { languages, locales } from '#engine/model/locale/locale.ts'
import { useCount } from '#i18n/use-count.ts'
import { attachmentLanguageLabels } from './attachment-labels.ts'
import '#ui/language-chip.css'
import './row-documents.css'

interface RowDocumentsProps {
  documents: ItemDocuments
  /** The title of the entry, and its language if that is not the page's. */
  title: string
  lang: string | undefined
}

const allLabels = locales.map((locale) => languages[locale].label).join('–')

/** Direct links to the documents of an entry, one for each language, and how many more its page has. */
export function RowDocuments({ documents: { links, more }, title, lang }: RowDocumentsProps) {
  const { i18n } = useLingui()
  return (
    <span className="row-documents">
      {links.map(({ href, language, format }) => (
        // A plain link, because it leads to a file and not to a page of the app.
        <a key={href} href={href} hrefLang={language === 'both' ? undefined : language}>
          <span aria-hidden="true" className="language-chip">
            {language === 'both' ? allLabels : languages[language].label}
          </span>
          <span className="sr-only">
            {i18n._(attachmentLanguageLabels[language])}, {format.toUpperCase()}: <span lang={lang}>{title}</span>
          </span>
        </a>
      ))}
      {more > 0 && <More count={more} />}
    </span>
  )
}

function More({ count }: { count: number }) {
  const { form, figures } = useCount(count)
  return (
    <span className="row-more">
      <span aria-hidden="true">+{figures}</span>
      <span className="sr-only">
        <Select value={form} other={`và ${figures} tài liệu khác`} />
      </span>
    </span>
  )
}
