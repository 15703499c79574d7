import { Select, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageAlerts } from '#features/alerts/page-alerts.tsx'
import { YearDownloads } from '#features/downloads/year-downloads.tsx'
import { EntryCover } from '#features/layout/entry/entry-cover.tsx'
import { labelSamples } from '#features/layout/label-samples.ts'
import { PageBody } from '#features/layout/page-body.tsx'
import { PageHeader } from '#features/layout/page-header.tsx'
import { hasText, PageText } from '#features/layout/page-text.tsx'
import { SampleNoticeGiven } from '#features/layout/sample-notice-given.ts'
import { useCount } from '#i18n/use-count.ts'
import { HrefLink } from '#ui/link.tsx'
import { Pagination } from '#ui/pagination/pagination.tsx'
import { EmptyList } from '#ui/treads/empty-list.tsx'
import { EntryList } from './entry-list.tsx'
import { ClearFilters, ListFilters } from './list-filters.tsx'
import type { ListIndex, ListPayload } from './payload.ts'
import { useFilteredList } from './use-filtered-list.ts'
import { useIntroduction } from './use-introduction.ts'
import { useResultAnnouncement } from './use-result-announcement.ts'
import './list-view.css'

interface ListViewProps {
  page: ListPayload & { index?: ListIndex | null | undefined }
  /** Shown above the list, on its first page. */
  lead?: ReactNode
}

/** One page of a list, or of its entries that match the filters. */
export function ListView({ page, lead }: ListViewProps) {
  const { t } = useLingui()
  const { address, filters } = page
  const list = useFilteredList(page)
  const introduction = useIntroduction(list.state, address.page)
  useResultAnnouncement(list)
  const { pages, total, page: current } = list
  const { form, figures } = useCount(total)
  const labelled = labelSamples(page, list.items)
  return (
    <>
      <PageHeader page={labelled} beside={page.drawn && <EntryCover cover={page.drawn} isOfList />} />
      <PageBody
        section={page.section}
        about={
          introduction.isShown &&
          (hasText(page) || page.downloads) && (
            <>
              <PageText page={page} />
              <YearDownloads downloads={page.downloads} />
            </>
          )
        }
      >
        <div key={`above-${introduction.key}`}>
          {introduction.isShown && <SampleNoticeGiven value={labelled.sample}>{lead}</SampleNoticeGiven>}
          <ListFilters path={address.path} collection={page.items[0]?.collection} filters={filters} list={list} />
        </div>
        {/* The key replaces the list on another page, but not the pagination, which keeps the focus. */}
        <div
          key={list.state === 'found' ? JSON.stringify([current, list.wanted]) : `page-${current}`}
          aria-busy={list.state === 'loading'}
        >
          {total > 0 && (
            <div className="list-count">
              <p className="meta">
                <Select value={form} other={`${figures} mục`} />
                {pages > 1 && <> · {t`trang ${current}/${pages}`}</>}
              </p>
              {list.state !== 'all' && <ClearFilters path={address.path} list={list} className="way-on" />}
            </div>
          )}
          {list.state === 'failed' && <FilterFailure />}
          {list.state === 'found' && total === 0 ? (
            <EmptyList>
              <p>
                <Trans>Không có mục nào phù hợp với bộ lọc.</Trans>
              </p>
              <ClearFilters path={address.path} list={list} className="button" />
            </EmptyList>
          ) : (
            <EntryList items={list.items} headingLevel={2} isLabelled={labelled.sample} />
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
        <PageAlerts alerts={page.alerts} />
      </PageBody>
    </>
  )
}

/** A notice that the list could not be filtered. The filters stay in the URL, so that reloading tries again. */
function FilterFailure() {
  return (
    <p className="notice">
      <Trans>Không lọc được danh sách; dưới đây là toàn bộ các mục.</Trans>{' '}
      {/* oxlint-disable-next-line own/no-bare-reload -- the visitor asks for it, each time */}
      <button type="button" className="link" onClick={() => location.reload()}>
        <Trans>Thử lại</Trans>
      </button>
    </p>
  )
}
