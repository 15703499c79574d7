import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ListPayload } from '#model/payload.ts'
import { HrefLink } from '#ui/link.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Prose } from '#ui/prose.tsx'
import { EntryList } from './entry-list.tsx'
import { PageHeader } from './page-header.tsx'
import { WithSection } from './with-section.tsx'

/** One page of a collection. */
export function ListView({ page, lead }: { page: ListPayload; lead?: ReactNode }) {
  const { t } = useLingui()
  const { address, pages, total } = page
  return (
    <>
      <PageHeader page={page} />
      <WithSection section={page.section}>
        {/* Another page of the list is another list; the links to its pages stay, and keep the focus. */}
        <div key={address.page}>
          {address.page === 1 && <Prose html={page.html} lang={page.textLocale} />}
          {address.page === 1 && lead}
          <p className="meta mt-10 mb-3 first:mt-0 empty:mb-0">
            {total > 0 && <Plural value={total} other="# mục" />}
            {pages > 1 && <> · {t`trang ${address.page}/${pages}`}</>}
          </p>
          <EntryList items={page.items} headingLevel={2} />
        </div>
        <Pagination
          page={address.page}
          pages={pages}
          labels={{
            nav: t`Phân trang`,
            previous: t`Trang trước`,
            next: t`Trang sau`,
            page: (number) => t`Trang ${number}`,
          }}
          renderLink={({ page: target, label, isCurrent, ...rest }) => (
            <HrefLink
              href={address.path}
              page={target}
              aria-label={label}
              aria-current={isCurrent ? 'page' : undefined}
              {...rest}
            />
          )}
        />
      </WithSection>
    </>
  )
}
