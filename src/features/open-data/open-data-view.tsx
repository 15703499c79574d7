import { Trans, useLingui } from '@lingui/react/macro'
import { PageBody } from '#features/layout/page-body.tsx'
import { PageHeader } from '#features/layout/page-header.tsx'
import { PageText } from '#features/layout/page-text.tsx'
import { SampleArea } from '#features/layout/sample-area.tsx'
import { TableOfContents } from '#features/layout/table-of-contents.tsx'
import { OutsideLink } from '#ui/outside-link.tsx'
import { DataSetPart } from './data-set-part.tsx'
import type { OpenDataPayload } from './payload.ts'
import '#features/layout/part.css'
import './open-data.css'

const bookId = 'so-so-lieu'
const setsId = 'bo-du-lieu'

/** `/quan-he-co-dong/du-lieu-mo`: the workbook, each data set with its files and columns, and how they may be used. */
export function OpenDataView({ page }: { page: OpenDataPayload }) {
  const { t } = useLingui()
  const { factBook, sets, licence } = page
  const level = 2 as const
  const contents = {
    ...page,
    headings: [
      { id: bookId, text: t`Sổ số liệu`, level },
      { id: setsId, text: t`Các bộ dữ liệu`, level },
      ...page.headings,
    ],
  }
  return (
    <>
      <PageHeader page={page} />
      <PageBody section={page.section} aside={<TableOfContents page={contents} />}>
        <section className="part" aria-labelledby={bookId}>
          <h2 id={bookId}>
            <Trans>Sổ số liệu</Trans>
          </h2>
          <p>
            <Trans>Một tệp Excel có các bảng dùng cho phân tích, mỗi bảng một trang tính.</Trans>
          </p>
          <p className="book-sheets">{factBook.sheets.join(' · ')}</p>
          <p>
            {/* A plain link, because it leads to a file and not to a page of the app. */}
            <a href={factBook.href} download="" className="button button-first">
              <Trans>Tải sổ số liệu (XLSX)</Trans>
            </a>
          </p>
        </section>
        <section className="part" aria-labelledby={setsId}>
          <h2 id={setsId}>
            <Trans>Các bộ dữ liệu</Trans>
          </h2>
          {licence && (
            <p>
              <Trans>Điều khoản sử dụng:</Trans>{' '}
              <OutsideLink href={licence.url} note={t`(trang web bên ngoài)`} className="link">
                {licence.name}
              </OutsideLink>
            </p>
          )}
          <SampleArea of={sets.filter(({ rows }) => rows > 0)} isLabelled={page.sample}>
            {sets.map((set) => (
              <DataSetPart key={set.name} set={set} />
            ))}
          </SampleArea>
        </section>
        <div className="part">
          <PageText page={page} />
        </div>
      </PageBody>
    </>
  )
}
