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
 * The newest entry of each kind, from the data of the home page: in the frame of all pages it would have them made anew with
 * each entry. Loaded when the panel opens; where that fails, the panel is complete without.
 */
export function LatestEntries() {
  const pages = usePages()
  const locale = useLocale()
  const [groups, setGroups] = useState<Awaited<ReturnType<typeof loadLatest>>>([])
  useEffect(() => {
    let isWanted = true
    loadLatest(pages).then(
      (loaded) => isWanted && setGroups(loaded),
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
        {groups.map(({ list, item }) => (
          <li key={list.href}>
            <p>
              {list.title} · <time dateTime={item.facts.publishedAt}>{formatDate(locale, item.facts.publishedAt)}</time>
            </p>
            <HrefLink href={item.href} lang={item.textLocale === locale ? undefined : item.textLocale}>
              {item.title}
            </HrefLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The first entry of each list on the home page, disclosures first. */
async function loadLatest(pages: Pages) {
  const page = await pages.load({ path: toHref('/trang-chu'), page: 1 })
  if (page?.kind !== 'home') return []
  return [page.disclosures, ...page.latest].flatMap(({ list, items: [item] }) => (item ? [{ list, item }] : []))
}
