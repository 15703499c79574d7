import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { toHref } from '#engine/model/urls/href.ts'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { HrefLink } from '#ui/link.tsx'

type Pages = ReturnType<typeof usePages>

function usePages() {
  return useRouteContext({ from: '__root__' }).pages
}

/**
 * The newest entries, from the data of the home page: in the frame of all pages it would have them made anew with
 * each entry. Loaded when the panel opens; where that fails, the panel is complete without.
 */
export function LatestEntries() {
  const pages = usePages()
  const locale = useLocale()
  const [items, setItems] = useState<Awaited<ReturnType<typeof loadLatest>>>([])
  useEffect(() => {
    let isWanted = true
    loadLatest(pages).then(
      (loaded) => isWanted && setItems(loaded),
      (error: unknown) => console.error('The newest entries were not loaded:', error),
    )
    return () => {
      isWanted = false
    }
  }, [pages])
  return (
    <div className="all-menu-latest">
      <p className="all-menu-title">
        <Trans>Mới nhất</Trans>
      </p>
      <ul>
        {items.map(({ href, title, textLocale, facts: { publishedAt } }) => (
          <li key={href}>
            <p>
              <time dateTime={publishedAt}>{formatDate(locale, publishedAt)}</time>
            </p>
            <HrefLink href={href} lang={textLocale === locale ? undefined : textLocale}>
              {title}
            </HrefLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The newest disclosure, report, and news of the home page. */
async function loadLatest(pages: Pages) {
  const page = await pages.load({ path: toHref('/trang-chu'), page: 1 })
  if (page?.kind !== 'home') return []
  const { holders, research, latest } = page
  return [holders?.disclosures.items[0], research.report, ...latest.items.slice(0, 2)].filter((item) => item != null)
}
