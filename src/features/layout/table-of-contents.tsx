import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Heading } from '#engine/model/entries/entry.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import { keepInView } from './keep-in-view.ts'
import { useCurrentHeading } from './use-current-heading.ts'
import './table-of-contents.css'

interface Text {
  /** With their language, where that is not the one of the text. */
  headings: readonly (Heading & { lang?: Locale | undefined })[]
  textLocale: Locale
}

const toSections = ({ headings }: Text) => headings.filter(({ level }) => level === 2)

/** A text with fewer than three sections needs no table of contents. */
export function needsTableOfContents(page: Text): boolean {
  return toSections(page).length >= 3
}

/**
 * Links to the sections of a text: beside it, with the section being read marked; folded above it on small screens. They are
 * plain links, because the browser itself handles links within a page.
 */
export function TableOfContents({ page }: { page: Text }) {
  const { t } = useLingui()
  const sections = toSections(page)
  const current = useCurrentHeading(sections.map(({ id }) => id).join(' '))
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    if (current !== undefined) keepInView(nav.current, '.aside, .toc')
  }, [current])
  if (!needsTableOfContents(page)) return null
  return (
    <nav ref={nav} aria-label={t`Trong trang này`} className="toc">
      {/* On wide screens the list is always open, under a title that is no control. */}
      <p className="aside-title">
        <Trans>Trong trang này</Trans>
      </p>
      <details>
        <summary>
          <Trans>Trong trang này</Trans>
        </summary>
        <ul className="aside-list" lang={page.textLocale}>
          {sections.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
