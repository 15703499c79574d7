import { Trans, useLingui } from '@lingui/react/macro'
import type { Heading } from '#model/entries/entry.ts'
import type { Locale } from '#model/locale/locale.ts'

interface Text {
  headings: readonly Heading[]
  textLocale: Locale
}

const toSections = ({ headings }: Text) => headings.filter(({ level }) => level === 2)

/** Fewer sections than three are seen at a glance. */
export function isWorthContents(page: Text): boolean {
  return toSections(page).length >= 3
}

/** The sections of a text, beside it. Plain links: to a place on its own page the browser knows the way. */
export function TableOfContents({ page }: { page: Text }) {
  const { t } = useLingui()
  if (!isWorthContents(page)) return null
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
