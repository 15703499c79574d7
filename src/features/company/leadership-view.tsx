import { Trans } from '@lingui/react/macro'
import type { Locale } from '#engine/model/locale/locale.ts'
import { PageBody } from '#features/layout/page-body.tsx'
import { PageHeader } from '#features/layout/page-header.tsx'
import { PageText } from '#features/layout/page-text.tsx'
import { SampleArea } from '#features/layout/sample-area.tsx'
import { TableOfContents } from '#features/layout/table-of-contents.tsx'
import { Prose } from '#ui/prose.tsx'
import { LeaderCard, type Leader } from './leader-card.tsx'
import type { LeadershipPayload, LeadingBody, Seat } from './payload.ts'
import '#features/layout/part.css'

/** The leaders of the company by body and rank, with former members below. */
export function LeadershipView({ page }: { page: LeadershipPayload }) {
  const people = new Map(page.people.map((person) => [person.slug, person]))
  return (
    <>
      <PageHeader page={page} />
      <PageBody section={page.section} aside={<TableOfContents page={page} />}>
        <SampleArea of={page.people.map(({ facts }) => facts)} isLabelled={page.sample}>
          {page.bodies.map((body) => (
            <BodySection key={body.id} body={body} people={people} lang={page.textLocale} />
          ))}
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
  people: ReadonlyMap<string, Leader>
  /** The language of the text of the page. */
  lang: Locale
}

function BodySection({ body, people, lang }: BodySectionProps) {
  return (
    <section className="part" aria-labelledby={body.id}>
      <h2 id={body.id} lang={lang}>
        {body.title}
      </h2>
      <ul className="people">
        <Seats seats={body.seats} headingLevel={3} people={people} />
      </ul>
      <Prose html={body.html} lang={lang} />
      {body.former.length > 0 && (
        <>
          <h3>
            <Trans>Các nhiệm kỳ trước</Trans>
          </h3>
          <ul className="people former">
            <Seats seats={body.former} headingLevel={4} people={people} />
          </ul>
        </>
      )}
    </section>
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
    return <LeaderCard key={key} seat={seat} person={person} headingLevel={headingLevel} />
  })
}
