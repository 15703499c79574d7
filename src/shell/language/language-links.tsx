import { useLingui } from '@lingui/react/macro'
import { useHydrated, useLocation, useMatches } from '@tanstack/react-router'
import { languages, localeParam, locales } from '#engine/model/locale/locale.ts'
import { listParams } from '#engine/model/urls/search.ts'
import { useLocale } from '#i18n/use-locale.ts'

/**
 * Links to the page in each language. Plain links, because the server sets the cookie, with or without script. A group, not a
 * landmark: the page has them twice, the menu of phones covers the bar.
 */
export function LanguageLinks() {
  const { t } = useLingui()
  const current = useLocale()
  const query = useQuery()
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for the controls of a form
    <div role="group" aria-label={t`Ngôn ngữ`} className="language-links">
      <ul>
        {locales.map((locale) => (
          <li key={locale}>
            <a
              href={`?${query === '' ? '' : `${query}&`}${localeParam}=${locale}`}
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

/**
 * The query of the page without its language. The number of a page is that of the payload: `?trang=99` may show page 3. Until
 * hydration all else is too, because the page may not have been made for its query.
 */
function useQuery(): string {
  const isHydrated = useHydrated()
  const search = useLocation({ select: ({ searchStr }) => searchStr })
  const page = useMatches({
    select: (matches) => {
      const data = matches.at(-1)?.loaderData
      return data && 'address' in data ? data.address.page : 1
    },
  })
  const made = useMatches({
    select: (matches) => {
      const data = matches.at(-1)?.loaderData
      return data && 'query' in data ? data.query : undefined
    },
  })
  if (page > 1) return `${listParams.page}=${page}`
  if (!isHydrated) return made ?? ''
  const params = new URLSearchParams(search)
  params.delete(localeParam)
  return params.toString()
}
