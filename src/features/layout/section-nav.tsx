import { useLingui } from '@lingui/react/macro'
import type { SectionNav as SectionNavData } from '#model/payload.ts'
import { HrefLink } from '#ui/link.tsx'

/** The other pages of the section: a column beside the text, a row that wraps above it on small screens. */
export function SectionNav({ section }: { section: SectionNavData }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Trong mục ${section.title}`}>
      <p className="aside-title">
        <HrefLink href={section.href} className="link">
          {section.title}
        </HrefLink>
      </p>
      <ul className="aside-list">
        {section.links.map((link) => (
          <li key={link.href}>
            {/* The router marks the page in view itself. */}
            <HrefLink href={link.href} lang={link.lang} {...(link.isAbove && { 'aria-current': 'true' })}>
              {link.title}
            </HrefLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
