import { Trans, useLingui } from '@lingui/react/macro'
import { DealTable } from '#features/deals/deal-table.tsx'
import { EntryCover } from '#features/layout/entry/entry-cover.tsx'
import { PageBody } from '#features/layout/page-body.tsx'
import { PageHeader } from '#features/layout/page-header.tsx'
import { hasText, PageText } from '#features/layout/page-text.tsx'
import { ContentIcon } from '#ui/icons/content-icon.tsx'
import { HrefLink } from '#ui/link.tsx'
import type { SectionPayload } from './payload.ts'
import './section-view.css'

/** The first page of a section: links to its pages, led by those that are asked for most, or by the first one; and its text. */
export function SectionView({ page }: { page: SectionPayload }) {
  const { t } = useLingui()
  // Icons of some cards alone would set those apart for nothing.
  const hasIcons = page.children.every(({ icon }) => icon !== null)
  const isLead = (index: number) => index === 0 && page.asked.length === 0
  return (
    <>
      <PageHeader page={page} beside={page.drawn && <EntryCover cover={page.drawn} isOfList />} />
      <PageBody section={null} about={hasText(page) && <PageText page={page} />}>
        <nav aria-label={t`Trong mục ${page.title}`} className="keeps-print">
          <ul className="page-cards">
            {page.asked.length > 0 && <Asked links={page.asked} />}
            {page.children.map((child, index) => (
              <li key={child.href} className={isLead(index) ? 'ground-ink' : undefined}>
                <HrefLink href={child.href}>
                  {hasIcons && child.icon && <ContentIcon name={child.icon} className="size-6" />}
                  <span className="arrow">{child.title}</span>
                  <span>{child.summary}</span>
                </HrefLink>
                {isLead(index) && page.points.length > 0 && (
                  <ul className="page-points" lang={child.lang}>
                    {page.points.map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </nav>
        {page.deals && <DealTable list={page.deals} isLabelled={page.sample} />}
      </PageBody>
    </>
  )
}

function Asked({ links }: { links: SectionPayload['asked'] }) {
  return (
    <li className="ground-ink page-asked">
      <h2>
        <Trans comment="heading">Tìm kiếm phổ biến</Trans>
      </h2>
      <ul>
        {links.map(({ href, title, lang }) => (
          <li key={href}>
            <HrefLink href={href} lang={lang} className="arrow">
              {title}
            </HrefLink>
          </li>
        ))}
      </ul>
    </li>
  )
}
