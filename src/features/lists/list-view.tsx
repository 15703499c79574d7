import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { HrefLink } from '#ui/link.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { EntryList } from './entry-list.tsx'
import { ClearFilters, ListFilters } from './list-filters.tsx'
import { PageHeader } from '#features/layout/page-header.tsx'
import { PageText } from '#features/layout/page-text.tsx'
import { useFilteredList } from './use-filtered-list.ts'
import { usePlaceAbove } from './use-place-above.ts'
import { useFoundAnnouncement } from './use-found-announcement.ts'
import { WithSection } from '#features/layout/with-section.tsx'
import type { ListIndex, ListPayload } from './payload.ts'

interface ListViewProps {
  page: ListPayload & { index?: ListIndex | null | undefined }
  /** What stands above the whole list: on its first page, while nothing is filtered. */
  lead?: ReactNode
}

/** One page of a collection, or of what its filters leave of it. */
export function ListView({ page, lead }: ListViewProps) {
  const { t } = useLingui()
  const { address, filters } = page
  const list = useFilteredList(page)
  const above = usePlaceAbove(list.state, address.page)
  useFoundAnnouncement(list)
  const { pages, total, page: current } = list
  return (
    <>
      <PageHeader page={page} />
      <WithSection section={page.section}>
        <div key={`above-${above.key}`}>
          {above.hasIntroduction && (
            <div className="mb-10 empty:hidden">
              <PageText page={page} />
            </div>
          )}
          {above.hasIntroduction && lead}
          <ListFilters path={address.path} collection={page.items[0]?.collection} filters={filters} list={list} />
        </div>
        {/* Another page of the list is another list; the links to its pages stay, and keep the focus. */}
        <div
          key={list.state === 'found' ? JSON.stringify([current, list.wanted]) : `page-${current}`}
          aria-busy={list.state === 'coming'}
        >
          {total > 0 && (
            <div className="list-count">
              <p className="meta">
                <Plural value={total} other="# mục" />
                {pages > 1 && <> · {t`trang ${current}/${pages}`}</>}
              </p>
              {list.state !== 'all' && <ClearFilters list={list} className="way-on" />}
            </div>
          )}
          {list.state === 'failed' && <FilterFailure />}
          {list.state === 'found' && total === 0 ? (
            <div className="empty-list">
              <p>
                <Trans>Không có mục nào phù hợp với bộ lọc.</Trans>
              </p>
              <ClearFilters list={list} className="button" />
            </div>
          ) : (
            <EntryList items={list.items} headingLevel={2} />
          )}
        </div>
        <Pagination
          page={current}
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
              search={list.toSearch(target)}
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

/** The whole list is there, what was asked of it is not. The address keeps it: loading the page again tries again. */
function FilterFailure() {
  return (
    <p className="notice">
      <Trans>Chưa lọc được danh sách; dưới đây là toàn bộ các mục.</Trans>{' '}
      <button type="button" className="link" onClick={() => location.reload()}>
        <Trans>Thử lại</Trans>
      </button>
    </p>
  )
}
