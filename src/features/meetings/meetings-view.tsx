import { Trans } from '@lingui/react/macro'
import { sourceLocale } from '#engine/model/locale/locale.ts'
import { YearDownloads } from '#features/downloads/year-downloads.tsx'
import { EntryCover } from '#features/layout/entry/entry-cover.tsx'
import { labelSamples } from '#features/layout/label-samples.ts'
import { PageBody } from '#features/layout/page-body.tsx'
import { PageHeader } from '#features/layout/page-header.tsx'
import { hasText, PageText } from '#features/layout/page-text.tsx'
import { SampleArea } from '#features/layout/sample-area.tsx'
import { TableOfContents } from '#features/layout/table-of-contents.tsx'
import { EmptyList } from '#ui/treads/empty-list.tsx'
import { MeetingItem } from './meeting-item.tsx'
import type { MeetingsPayload } from './payload.ts'

/** General meetings of shareholders, newest first, with their documents and results. */
export function MeetingsView({ page }: { page: MeetingsPayload }) {
  const labelled = labelSamples(page, page.meetings)
  const headings = page.meetings.map(({ slug, title, textLocale }) => ({
    id: slug,
    text: title,
    level: 2 as const,
    lang: textLocale === page.locale ? undefined : textLocale,
  }))
  return (
    <>
      <PageHeader page={labelled} beside={page.drawn && <EntryCover cover={page.drawn} isOfList />} />
      <PageBody
        section={page.section}
        isReading
        aside={<TableOfContents page={{ headings, textLocale: page.locale }} />}
        about={
          (hasText(page) || page.downloads) && (
            <>
              <PageText page={page} />
              <YearDownloads downloads={page.downloads} />
            </>
          )
        }
      >
        <SampleArea of={page.meetings.map(({ facts }) => facts)} isLabelled={labelled.sample}>
          {page.meetings.map((meeting) => (
            <MeetingItem key={meeting.slug} meeting={meeting} />
          ))}
        </SampleArea>
        {page.meetings.length === 0 && (
          <EmptyList>
            <p>
              <Trans>Chưa có nội dung nào trong mục này.</Trans>
            </p>
          </EmptyList>
        )}
        {page.locale !== sourceLocale && (
          <p className="notes">
            <Trans>Bản tiếng Anh chỉ để tham khảo; bản tiếng Việt được ưu tiên áp dụng.</Trans>
          </p>
        )}
      </PageBody>
    </>
  )
}
