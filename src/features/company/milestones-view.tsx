import { labelSamples } from '#features/layout/label-samples.ts'
import { PageBody } from '#features/layout/page-body.tsx'
import { PageHeader } from '#features/layout/page-header.tsx'
import { PageText } from '#features/layout/page-text.tsx'
import { SampleArea } from '#features/layout/sample-area.tsx'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { Reveal } from '#ui/motion/reveal.tsx'
import { Prose } from '#ui/prose.tsx'
import { CapitalStair } from './capital-stair.tsx'
import type { MilestonesPayload } from './payload.ts'
import '#features/layout/stair.css'
import './milestones-view.css'

type Milestone = MilestonesPayload['entries']['milestones'][number]

/** The history of the company, oldest first. */
export function MilestonesView({ page }: { page: MilestonesPayload }) {
  const labelled = labelSamples(page, page.entries.milestones)
  return (
    <>
      <PageHeader page={labelled} />
      <PageBody section={page.section} isReading>
        <SampleArea of={page.entries.milestones.map(({ facts }) => facts)} isLabelled={labelled.sample}>
          {page.capital.length > 1 && (
            <CapitalStair capital={page.capital} isLabelled={page.isCapitalSample && !labelled.sample} />
          )}
          <ol className="timeline stair">
            {page.entries.milestones.map((milestone) => (
              <MilestoneItem key={milestone.slug} milestone={milestone} />
            ))}
          </ol>
        </SampleArea>
        <PageText page={page} />
      </PageBody>
    </>
  )
}

function MilestoneItem({ milestone }: { milestone: Milestone }) {
  const locale = useLocale()
  const { facts, title, summary, html, slug, textLocale } = milestone
  const { date } = facts
  const foreign = textLocale === locale ? undefined : textLocale
  return (
    <li id={slug}>
      <Reveal className="milestone">
        <p className="milestone-date">
          <time dateTime={date}>
            <span>{date.slice(0, 4)}</span>
            {date.length > 4 && <small>{formatDate(locale, date)}</small>}
          </time>
        </p>
        <div>
          <h2 lang={foreign}>{title}</h2>
          <p lang={foreign}>{summary}</p>
          {html && <Prose html={html} lang={foreign} />}
          {facts.sample && <SampleLabel />}
        </div>
      </Reveal>
    </li>
  )
}
