import { useLingui } from '@lingui/react/macro'
import { DealTable } from '#features/deals/deal-table.tsx'
import { PageBody } from '#features/layout/page-body.tsx'
import { PageHeader } from '#features/layout/page-header.tsx'
import { hasText, PageText } from '#features/layout/page-text.tsx'
import { ContentIcon } from '#ui/icons/content-icon.tsx'
import { HrefLink } from '#ui/link.tsx'
import type { SectionPayload } from './payload.ts'
import './section-view.css'

/** The first page of a section: links to its pages, of which the first one leads, and its text. */
export function SectionView({ page }: { page: SectionPayload }) {
  const { t } = useLingui()
  // Icons of some cards alone would set those apart for nothing.
  const hasIcons = page.children.every(({ icon }) => icon !== null)
  return (
    <>
      <PageHeader page={page} />
      <PageBody section={null} about={hasText(page) && <PageText page={page} />}>
        <nav aria-label={t`Trong mục ${page.title}`} className="keeps-print">
          <ul className="page-cards">
            {page.children.map((child, index) => (
              <li key={child.href} className={index === 0 ? 'ground-ink' : undefined}>
                <HrefLink href={child.href} className={index === 0 ? 'steps-art' : undefined}>
                  {hasIcons && child.icon && <ContentIcon name={child.icon} className="size-6" />}
                  <span className="arrow">{child.title}</span>
                  <span>{child.summary}</span>
                </HrefLink>
              </li>
            ))}
          </ul>
        </nav>
        {page.deals && <DealTable list={page.deals} isLabelled={page.sample} />}
      </PageBody>
    </>
  )
}
