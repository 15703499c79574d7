import { Trans, useLingui } from '@lingui/react/macro'
import type { Locale } from '#engine/model/locale/locale.ts'
import { labelSamples } from '#features/layout/label-samples.ts'
import { PageBody } from '#features/layout/page-body.tsx'
import { PageHeader } from '#features/layout/page-header.tsx'
import { PageText } from '#features/layout/page-text.tsx'
import { SampleArea } from '#features/layout/sample-area.tsx'
import { TableOfContents } from '#features/layout/table-of-contents.tsx'
import { Prose } from '#ui/prose.tsx'
import { LeaderCard, type Leader } from './leader-card.tsx'
import type { LeadershipPayload, LeadingBody, Seat } from './payload.ts'
import { toLastYear } from './to-last-year.ts'
import { toMonograms } from './to-monogram.ts'
import '#features/layout/part.css'

const disclosersId = 'nguoi-cong-bo-thong-tin'

/** The leaders of the company by body and rank, with former members below. */
export function LeadershipView({ page }: { page: LeadershipPayload }) {
  const { t } = useLingui()
  const monograms = toMonograms(page.people.map(({ title }) => title))
  const last = toLastYear(page)
  const people = new Map(
    page.people.map((person) => [person.slug, { ...person, monogram: monograms.get(person.title), last }]),
  )
  const { disclosers, formerDisclosers } = page
  const hasDisclosers = disclosers.length + formerDisclosers.length > 0
  const contents = hasDisclosers
    ? { ...page, headings: [...page.headings, { id: disclosersId, text: t`Công bố thông tin`, level: 2 as const }] }
    : page
  const labelled = labelSamples(page, page.people)
  return (
    <>
      <PageHeader page={labelled} />
      <PageBody section={page.section} aside={<TableOfContents page={contents} />}>
        <SampleArea of={page.people.map(({ facts }) => facts)} isLabelled={labelled.sample}>
          {page.bodies.map((body) => (
            <BodySection key={body.id} body={body} people={people} lang={page.textLocale} />
          ))}
          {hasDisclosers && (
            <section className="part" aria-labelledby={disclosersId}>
              <h2 id={disclosersId}>
                <Trans>Công bố thông tin</Trans>
              </h2>
              <ul className="people">
                <Seats seats={disclosers} headingLevel={3} people={people} />
              </ul>
              <Former title={t`Trước đây`} seats={formerDisclosers} people={people} />
            </section>
          )}
        </SampleArea>
        <div className="part">
          <PageText page={page} />
        </div>
      </PageBody>
    </>
  )
}

interface BodySectionProps {
  body: LeadingBody
  people: ReadonlyMap<string, Leader & { monogram: string | undefined; last: number }>
  /** The language of the text of the page. */
  lang: Locale
}

function BodySection({ body, people, lang }: BodySectionProps) {
  const { t } = useLingui()
  return (
    <section className="part" aria-labelledby={body.id}>
      <h2 id={body.id} lang={lang}>
        {body.title}
      </h2>
      <ul className="people">
        <Seats seats={body.seats} headingLevel={3} people={people} />
      </ul>
      <Prose html={body.html} lang={lang} />
      <Former title={t`Các nhiệm kỳ trước`} seats={body.former} people={people} />
    </section>
  )
}

function Former({ title, seats, people }: Omit<SeatsProps, 'headingLevel'> & { title: string }) {
  if (seats.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul className="people former">
        <Seats seats={seats} headingLevel={4} people={people} />
      </ul>
    </>
  )
}

interface SeatsProps extends Pick<BodySectionProps, 'people'> {
  seats: readonly Seat[]
  headingLevel: 3 | 4
}

function Seats({ seats, headingLevel, people }: SeatsProps) {
  return seats.map((seat) => {
    const person = people.get(seat.slug)
    if (!person) return null
    const key = `${seat.slug} ${seat.title} ${seat.from}`
    const { monogram, last } = person
    return (
      <LeaderCard key={key} seat={seat} person={person} monogram={monogram} last={last} headingLevel={headingLevel} />
    )
  })
}
