import { useLingui } from '@lingui/react/macro'
import type { SectionPayload } from '#model/payload.ts'
import { ContentIcon } from '#ui/content-icon.tsx'
import { HrefLink } from '#ui/link.tsx'
import { Prose } from '#ui/prose.tsx'
import { PageHeader } from './page-header.tsx'

/** The head of a section: what it is about, and its pages. */
export function SectionView({ page }: { page: SectionPayload }) {
  const { t } = useLingui()
  return (
    <>
      <PageHeader page={page} />
      <div className="shell-width section-space">
        <Prose html={page.html} lang={page.textLocale} />
        <nav aria-label={t`Trong mục ${page.title}`} className="keeps-print mt-14">
          <ul className="grid gap-x-10 md:grid-cols-2">
            {page.children.map((child) => (
              <li key={child.href} className="border-t border-line">
                <HrefLink href={child.href} className="group flex h-full items-start justify-between gap-6 py-7">
                  {child.icon && <ContentIcon name={child.icon} className="mt-1 size-6 text-brand-700" />}
                  <span className="grow">
                    <span className="block text-xl font-semibold group-hover:text-brand-700 group-hover:underline">
                      {child.title}
                    </span>
                    <span className="mt-2 block text-sm text-ink-muted">{child.summary}</span>
                  </span>
                  <span
                    aria-hidden="true"
                    className="mt-1 text-brand-700 transition-transform group-hover:translate-x-1"
                  >
                    →
                  </span>
                </HrefLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  )
}
