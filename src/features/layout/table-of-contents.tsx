import { Trans, useLingui } from '@lingui/react/macro'
import type { Heading } from '#model/entries/entry.ts'
import type { Locale } from '#model/locale/locale.ts'

interface Text {
  headings: readonly Heading[]
  textLocale: Locale
}

const toSections = ({ headings }: Text) => headings.filter(({ level }) => level === 2)

/** A text with fewer than three sections needs no table of contents. */
export function needsTableOfContents(page: Text): boolean {
  return toSections(page).length >= 3
}

/** Links to the sections of a text. They are plain links, because the browser itself handles links within a page. */
export function TableOfContents({ page }: { page: Text }) {
  const { t } = useLingui()
  if (!needsTableOfContents(page)) return null
  return (
    <nav aria-label={t`Trong trang này`} className="toc">
      <p className="aside-title">
        <Trans>Trong trang này</Trans>
      </p>
      <ul className="aside-list" lang={page.textLocale}>
        {toSections(page).map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
