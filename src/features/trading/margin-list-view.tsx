import { Trans } from '@lingui/react/macro'
import { formatSize } from '#features/layout/attachments/format-size.ts'
import { PageBody } from '#features/layout/page-body.tsx'
import { PageHeader } from '#features/layout/page-header.tsx'
import { PageText } from '#features/layout/page-text.tsx'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { TableOfContents } from '#features/layout/table-of-contents.tsx'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { HrefLink } from '#ui/link.tsx'
import { MarginChanges } from './margin-changes.tsx'
import { MarginTable } from './margin-table.tsx'
import type { MarginList, MarginListPayload } from './payload.ts'
import './trading.css'

/** The securities for margin trading: the list in force, later and earlier ones. */
export function MarginListView({ page }: { page: MarginListPayload }) {
  const { inForce, coming, past, csv, sample } = page
  const size = formatSize(useLocale(), csv.bytes)
  return (
    <>
      <PageHeader page={page} />
      <PageBody section={page.section} aside={<TableOfContents page={page} />}>
        {inForce ? (
          <>
            <p className="meta">
              <Term list={inForce} />
              {inForce.facts.sample && !sample && <SampleLabel />}
            </p>
            <MarginTable list={inForce} />
            <MarginChanges list={inForce} />
            <div className="margin-links">
              <Announcement list={inForce} />
              <a href={csv.href} className="way-on">
                <Trans>Tải danh mục đang áp dụng (CSV, {size})</Trans>
              </a>
            </div>
          </>
        ) : (
          <p className="notice">
            <Trans>Hiện không có danh mục đang áp dụng.</Trans>
          </p>
        )}
        {[...coming, ...past].map((list) => (
          <details key={list.slug} className="margin-version">
            <summary>
              {coming.includes(list) ? <Trans>Danh mục sắp áp dụng</Trans> : <Trans>Danh mục đã hết hiệu lực</Trans>}
              <span>
                <Term list={list} />
              </span>
            </summary>
            <MarginTable list={list} />
            <MarginChanges list={list} />
            <Announcement list={list} />
          </details>
        ))}
        <div className="trading-prose">
          <PageText page={page} />
        </div>
      </PageBody>
    </>
  )
}

function Announcement({ list: { announcement } }: { list: MarginList }) {
  return (
    announcement && (
      <HrefLink href={announcement.href} lang={announcement.lang} className="way-on arrow">
        {announcement.title}
      </HrefLink>
    )
  )
}

function Term({ list }: { list: MarginList }) {
  const locale = useLocale()
  const { effectiveFrom, effectiveTo } = list.facts
  const from = formatDate(locale, effectiveFrom)
  const to = effectiveTo === undefined ? '' : formatDate(locale, effectiveTo)
  return to ? (
    <Trans>
      Hiệu lực từ {from} đến hết {to}
    </Trans>
  ) : (
    <Trans>Hiệu lực từ {from}</Trans>
  )
}
