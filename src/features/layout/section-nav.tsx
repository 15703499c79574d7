import { useLingui } from '@lingui/react/macro'
import type { SectionNav as SectionNavData } from '#engine/model/payload.ts'
import { HrefLink } from '#ui/link.tsx'
import './section-nav.css'

/** Links to the pages of the section: a column beside what is read, a strip above everything else and on small screens. */
export function SectionNav({ section }: { section: SectionNavData }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Trong mục ${section.title}`} className="section-nav">
      <p className="aside-title">
        <HrefLink href={section.href} className="link">
          {section.title}
        </HrefLink>
      </p>
      {/* As in page-body.tsx: a strip scrolls too. */}
      <ul className="aside-list" tabIndex={-1}>
        {section.links.map((link) => (
          <li key={link.href}>
            {/* The router itself sets `aria-current` on the link to the current page. */}
            <HrefLink href={link.href} lang={link.lang} {...(link.isAbove && { 'aria-current': 'true' })}>
              {link.title}
            </HrefLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
