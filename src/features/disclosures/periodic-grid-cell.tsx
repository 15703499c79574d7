import { Trans, useLingui } from '@lingui/react/macro'
import { languages, locales, toLocaleQuery, type Locale } from '#engine/model/locale/locale.ts'
import { useLocale } from '#i18n/use-locale.ts'
import type { Href } from '#lib/href.ts'
import { HrefLink } from '#ui/link.tsx'
import { assuranceLabels } from './labels.ts'
import type { PeriodicCell } from './payload.ts'
import '#ui/language-chip.css'
import './periodic-grid-cell.css'

/** Links to the languages of a report, or the reason why there is none. Screen readers read `name` as its row and column. */
export function PeriodicGridCell({ cell, name }: { cell: PeriodicCell; name: string }) {
  const { i18n } = useLingui()
  switch (cell.state) {
    case 'missing':
      return (
        <span className="grid-gap">
          <Trans>Chưa công bố</Trans>
        </span>
      )
    case 'ahead':
      return (
        <span className="grid-ahead">
          <Trans>Chưa đến kỳ</Trans>
        </span>
      )
    case 'published':
      return (
        <>
          <span className="grid-versions">
            {locales.map((locale) =>
              cell.locales.includes(locale) ? (
                <VersionLink key={locale} href={cell.href} locale={locale} name={name} />
              ) : (
                <MissingVersion key={locale} locale={locale} />
              ),
            )}
          </span>
          {cell.isCorrected && (
            <span className="grid-note">
              <Trans>Đã được đính chính</Trans>
            </span>
          )}
          {cell.assurance && cell.assurance !== 'chua-kiem-toan' && (
            <span className="grid-note">{i18n._(assuranceLabels[cell.assurance])}</span>
          )}
        </>
      )
  }
}

/** In the page's language an ordinary link; to another language one that sets the language, like the language switch. */
function VersionLink({ href, locale, name }: { href: Href; locale: Locale; name: string }) {
  const { i18n } = useLingui()
  const current = useLocale()
  const content = (
    <>
      {locale.toUpperCase()}
      <span className="sr-only">
        : {name}, {i18n._(languages[locale].versionMessage)}
      </span>
    </>
  )
  if (locale === current) {
    return (
      <HrefLink href={href} className="grid-version language-chip">
        {content}
      </HrefLink>
    )
  }
  return (
    <a href={`${href}${toLocaleQuery(locale)}`} hrefLang={locale} className="grid-version language-chip">
      {content}
    </a>
  )
}

function MissingVersion({ locale }: { locale: Locale }) {
  const { t, i18n } = useLingui()
  const version = i18n._(languages[locale].versionMessage)
  return (
    <span className="grid-version is-missing">
      <span aria-hidden="true">{locale.toUpperCase()}</span>
      <span className="sr-only">{t`Chưa có ${version}`}</span>
    </span>
  )
}
