import { languages, toLocaleQuery, type Locale } from '#engine/model/locale/locale.ts'
import type { PageHead } from '#engine/model/payload.ts'
import { useLocale } from '#i18n/use-locale.ts'

/** The languages of a document. Links to other languages load the page anew, like the language switch. */
export function DocumentLanguages({ head }: { head: PageHead }) {
  const current = useLocale()
  return (
    <ul className="document-languages">
      {toLocales(head).map((locale) => (
        <li key={locale}>
          {locale === current ? (
            <span lang={locale}>{languages[locale].name}</span>
          ) : (
            <a href={toLocaleQuery(locale)} lang={locale} hrefLang={locale} className="link">
              {languages[locale].name}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

function toLocales({ links }: PageHead): Locale[] {
  return links.flatMap((link) => ('hrefLang' in link && link.hrefLang !== 'x-default' ? [link.hrefLang] : []))
}
