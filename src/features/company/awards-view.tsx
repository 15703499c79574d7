import { Trans } from '@lingui/react/macro'
import { labelSamples } from '#features/layout/label-samples.ts'
import { PageBody } from '#features/layout/page-body.tsx'
import { PageHeader } from '#features/layout/page-header.tsx'
import { PageText } from '#features/layout/page-text.tsx'
import { SampleArea } from '#features/layout/sample-area.tsx'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { useLocale } from '#i18n/use-locale.ts'
import { groupBy } from '#lib/group-by.ts'
import { Prose } from '#ui/prose.tsx'
import type { AwardsPayload } from './payload.ts'
import './awards-view.css'

type Award = AwardsPayload['entries']['awards'][number]

/** Awards by year, newest first, above the text of the page. */
export function AwardsView({ page }: { page: AwardsPayload }) {
  const labelled = labelSamples(page, page.entries.awards)
  const byYear = groupBy(page.entries.awards, ({ facts }) => facts.year)
  return (
    <>
      <PageHeader page={labelled} />
      <PageBody section={page.section} isReading>
        <SampleArea of={page.entries.awards.map(({ facts }) => facts)} isLabelled={labelled.sample}>
          {[...byYear].map(([year, awards]) => (
            <section key={year} className="award-year" aria-labelledby={`nam-${year}`}>
              <h2 id={`nam-${year}`}>{year}</h2>
              <ul>
                {awards.map((award) => (
                  <AwardItem key={award.slug} award={award} />
                ))}
              </ul>
            </section>
          ))}
        </SampleArea>
        <div className="mt-10">
          <PageText page={page} />
        </div>
      </PageBody>
    </>
  )
}

function AwardItem({ award }: { award: Award }) {
  const locale = useLocale()
  const { facts, title, summary, html, slug, textLocale } = award
  const foreign = textLocale === locale ? undefined : textLocale
  return (
    <li id={slug}>
      {facts.sample && <SampleLabel />}
      <h3 lang={foreign}>{title}</h3>
      <p lang={foreign}>{summary}</p>
      {html && <Prose html={html} lang={foreign} />}
      <dl>
        <div>
          <dt>
            <Trans>Hạng mục</Trans>
          </dt>
          <dd>{facts.category[locale]}</dd>
        </div>
        <div>
          <dt>
            <Trans>Đơn vị trao giải</Trans>
          </dt>
          <dd>{facts.awarder[locale]}</dd>
        </div>
      </dl>
    </li>
  )
}
