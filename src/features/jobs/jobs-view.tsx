import { Select, Trans, useLingui } from '@lingui/react/macro'
import { labelSamples } from '#features/layout/label-samples.ts'
import { PageBody } from '#features/layout/page-body.tsx'
import { PageHeader } from '#features/layout/page-header.tsx'
import { PageText } from '#features/layout/page-text.tsx'
import { SampleArea } from '#features/layout/sample-area.tsx'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { TableOfContents } from '#features/layout/table-of-contents.tsx'
import { formatShortDate } from '#i18n/format.ts'
import { useCount } from '#i18n/use-count.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { Link } from '#ui/link.tsx'
import { EmptyList } from '#ui/treads/empty-list.tsx'
import { jobLevelLabels, jobTypeLabels } from './labels.ts'
import { PayRange } from './pay.tsx'
import type { JobsPayload } from './payload.ts'
import '#features/lists/entry-list.css'
import '#features/lists/entry-row.css'
import './jobs-view.css'

type Job = JobsPayload['entries']['jobs'][number]

/** Open jobs, above the text of the page. */
export function JobsView({ page }: { page: JobsPayload }) {
  const { t } = useLingui()
  const { jobs } = page.entries
  const labelled = labelSamples(page, jobs)
  const { form, figures } = useCount(jobs.length)
  const open = { id: 'vi-tri-dang-tuyen', text: t`Vị trí đang tuyển`, level: 2 as const }
  const contents = { textLocale: page.textLocale, headings: [open, ...page.headings] }
  return (
    <>
      <PageHeader page={labelled} />
      <PageBody section={page.section} aside={<TableOfContents page={contents} />}>
        <section aria-labelledby={open.id} className="mb-16">
          <h2 id={open.id} className="text-title">
            {open.text}
          </h2>
          {jobs.length === 0 ? (
            <EmptyList>
              <p>
                <Trans>Hiện chưa có vị trí nào đang tuyển. Vị trí mới được đăng tại trang này.</Trans>
              </p>
            </EmptyList>
          ) : (
            <>
              <p className="meta mt-2 mb-3">
                <Select value={form} other={`${figures} vị trí`} />
              </p>
              <SampleArea of={jobs.map(({ facts }) => facts)} isLabelled={labelled.sample}>
                <ul className="entry-list">
                  {jobs.map((job) => (
                    <li key={job.slug}>
                      <JobRow job={job} />
                    </li>
                  ))}
                </ul>
              </SampleArea>
            </>
          )}
        </section>
        <PageText page={page} />
      </PageBody>
    </>
  )
}

function JobRow({ job: { slug, title, facts, textLocale } }: { job: Job }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const foreign = textLocale === locale ? undefined : textLocale
  return (
    <article className="entry-row row-line job-row">
      <span className="row-date">
        <Trans>
          Hạn nộp <time dateTime={facts.validThrough}>{formatShortDate(locale, facts.validThrough)}</time>
        </Trans>
      </span>
      <div className="row-text">
        <h3 lang={foreign}>
          <Link to="/co-hoi-nghe-nghiep/$slug" params={{ slug }}>
            {title}
          </Link>
        </h3>
        {'\u00a0'}
        {facts.sample && <SampleLabel />}
        <p>
          {facts.unit[locale]} · {facts.place[locale]}
        </p>
      </div>
      <p className="row-facts">
        {facts.pay && (
          <span>
            <PayRange pay={facts.pay} />
          </span>
        )}
        <span>
          {i18n._(jobTypeLabels[facts.type])} · {i18n._(jobLevelLabels[facts.level])}
        </span>
      </p>
    </article>
  )
}
