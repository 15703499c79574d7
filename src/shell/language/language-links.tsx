import { useLingui } from '@lingui/react/macro'
import { useMatches } from '@tanstack/react-router'
import { languages, localeParam, locales } from '#engine/model/locale/locale.ts'
import { useLocale } from '#i18n/use-locale.ts'

/**
 * Links to the page in each language. Plain links, because the server sets the cookie, with or without script. A group, not a
 * landmark: the page has them three times, for three widths.
 */
export function LanguageLinks() {
  const { t } = useLingui()
  const current = useLocale()
  const page = usePageNumber()
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for the controls of a form
    <div role="group" aria-label={t`Ngôn ngữ`} className="language-links">
      <ul>
        {locales.map((locale) => (
          <li key={locale}>
            <a
              href={`?${page > 1 ? `trang=${page}&` : ''}${localeParam}=${locale}`}
              lang={locale}
              hrefLang={locale}
              data-tooltip={languages[locale].name}
              aria-current={locale === current ? 'true' : undefined}
            >
              <span aria-hidden="true">{languages[locale].label}</span>
              <span className="sr-only">{languages[locale].name}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** From the payload, not from the URL: `?trang=99` may show page 3, also in the prerendered HTML. */
function usePageNumber(): number {
  return useMatches({
    select: (matches) => {
      const data = matches.at(-1)?.loaderData
      return data && 'address' in data ? data.address.page : 1
    },
  })
}
