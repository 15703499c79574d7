import { QuarterStairs } from '#features/financials/quarters/quarter-stairs.tsx'
import { PlatformActions } from '#features/landing/account-actions.tsx'
import { SampleArea } from '#features/layout/sample-area.tsx'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { HomeTasks } from './home-tasks.tsx'
import type { HomePayload } from './payload.ts'
import '#features/landing/utilities.css'
import '#features/layout/page-title.css'

/** Title and summary of the page and what most visitors come for, beside the firm's results. */
export function HomeHero({ page }: { page: HomePayload }) {
  const { quarter, title, summary, textLocale, locale, sample } = page
  const foreign = textLocale === locale ? undefined : textLocale
  return (
    <section className="ground-ink">
      <div className="shell-width home-hero">
        <div>
          <div className="page-title">
            <h1 lang={foreign}>{title}</h1> {sample && <SampleLabel />}
          </div>
          <p className="home-lead" lang={foreign}>
            {summary}
          </p>
          <SampleArea of={[]} isLabelled={sample}>
            <HomeTasks page={page} />
          </SampleArea>
          <p className="home-platforms">
            <PlatformActions />
          </p>
        </div>
        {quarter && (
          <SampleArea of={[]} isLabelled={sample}>
            <QuarterStairs latest={quarter} />
          </SampleArea>
        )}
      </div>
    </section>
  )
}
